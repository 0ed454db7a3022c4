import { expect, test } from './support/test'

const ELSEWHERE = 'https://elsewhere.example.com'

test('[C5] [D5] the policy of a page refuses any request to another origin', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/policy broken/)
  problems.expect(/Content Security Policy/i)
  // The browser also reports requests that it blocks.
  problems.expect(/request to elsewhere: https:\/\/elsewhere/)
  const failures: (string | undefined)[] = []
  page.on('requestfailed', (request) => failures.push(request.failure()?.errorText))
  await visit('markdown-page')
  const refused = await page.evaluate(async (origin) => {
    const directives: string[] = []
    const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
      directives.push(effectiveDirective)
    document.addEventListener('securitypolicyviolation', listen)
    const fails = (element: HTMLElement) =>
      new Promise((resolve) => {
        element.addEventListener('error', resolve, { once: true })
        document.head.append(element)
      })
    await fetch(`${origin}/data.json`).catch(() => {})
    await fails(Object.assign(document.createElement('img'), { src: `${origin}/picture.png` }))
    await fails(Object.assign(document.createElement('script'), { src: `${origin}/script.js` }))
    const style = { rel: 'stylesheet', href: `${origin}/style.css` }
    await fails(Object.assign(document.createElement('link'), style))
    return directives
  }, ELSEWHERE)
  expect(new Set(refused)).toEqual(new Set(['connect-src', 'img-src', 'script-src-elem', 'style-src-elem']))
  expect(new Set(failures)).toEqual(new Set(['csp']))
})

test('[C5] [D5] no document or style names a file of another origin to load', async ({
  page,
  site,
  visit,
}) => {
  for (const path of ['./', 'markdown-page', 'atomic/intro', 'atomic/helpers/guid']) {
    await visit(path)
    const loaded = await page.evaluate(() => {
      const selector =
        '[src], [srcset], link[href]:not([rel=canonical], [rel=alternate]), object[data], form[action]'
      const urls = [...document.querySelectorAll(selector)].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? element.outerHTML,
      )
      const style = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
      return [...urls, ...[...style.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url)]
    })
    const elsewhere = loaded.filter((url = '') => new URL(url, site.url).origin !== new URL(site.url).origin)
    expect(elsewhere.filter((url) => !url?.startsWith('data:'))).toEqual([])
  }
})
