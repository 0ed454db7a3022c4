import type { BrowserContext } from '@playwright/test'

/** A request that reached a stand-in of another host. */
export interface Received {
  /** `POST plausible.io/api/event` */
  what: string
  /** What was sent: the body, or the query of the address. */
  sent: string
}

/** What services do that a site may name, as far as a page is concerned. Each is only a few lines of what it really is. */
const FILES: Record<string, { type: string; text: string }> = {
  'plausible.io/js/script.js': {
    type: 'text/javascript',
    text: `{
      const { dataset: { domain } } = document.currentScript
      const send = () => fetch('https://plausible.io/api/event', { method: 'POST', keepalive: true,
        body: JSON.stringify({ n: 'pageview', u: location.pathname, d: domain }) })
      const push = history.pushState
      history.pushState = function () { push.apply(this, arguments); send() }
      send()
    }`,
  },
  'www.googletagmanager.com/gtag/js': {
    type: 'text/javascript',
    text: `{
      const [, id] = Array.from(dataLayer.find(([name]) => name === 'config'))
      const send = () => window['ga-disable-' + id] || navigator.sendBeacon('https://www.google-analytics.com/g/collect?tid=' + id
        + '&en=page_view&dl=' + location.pathname)
      const push = history.pushState
      history.pushState = function () { push.apply(this, arguments); send() }
      send()
    }`,
  },
  'cdn.jsdelivr.net/npm/@docsearch/css@4': { type: 'text/css', text: '.DocSearch-Button { width: 90px }' },
  'cdn.jsdelivr.net/npm/@docsearch/js@4': {
    type: 'text/javascript',
    text: `window.docsearch = ({ container, appId, apiKey, indexName }) => {
      const button = Object.assign(document.createElement('button'), { className: 'DocSearch-Button', textContent: 'Search' })
      button.onclick = () => fetch('https://' + appId + '-dsn.algolia.net/1/indexes/*/queries', { method: 'POST',
        body: JSON.stringify({ apiKey, indexName, query: 'rope' }) })
      document.querySelector(container).append(button)
    }`,
  },
}

/** Answers in place of all other hosts. Returns what reached them, which grows. */
export async function standIn(context: BrowserContext, site: string): Promise<Received[]> {
  const received: Received[] = []
  const { host: own } = new URL(site)
  await context.route(
    ({ host }) => host !== own,
    async (route) => {
      const request = route.request()
      const { host, pathname, search } = new URL(request.url())
      received.push({
        what: `${request.method()} ${host}${pathname}`,
        sent: request.postData() ?? search,
      })
      const { type, text } = FILES[host + pathname] ?? { type: 'text/plain', text: '' }
      const headers = { 'access-control-allow-origin': '*' }
      await route.fulfill({ contentType: type, body: text, headers })
    },
  )
  return received
}
