import { buildVersion } from '../page/build-version'
import { HASHED } from '../page/site'
import { fetchUnlessSilent } from './fetch-unless-silent'

/** Styled inline, since only this script shows it and pages should not carry its rules. */
const NOTICE =
  'position:fixed;inset-block-end:16px;inset-inline:16px;z-index:10;width:fit-content;margin-inline:auto;' +
  'display:flex;flex-wrap:wrap;align-items:center;gap:0 16px;padding:.6rem 1rem;border:1px solid var(--border);border-radius:var(--r1);background:var(--raised);' +
  'color:var(--text);box-shadow:0 4px 16px rgb(0 0 0/20%)'
const BUTTON = 'padding-block:8px;text-decoration:underline;color:var(--accent-text)'

let notice: HTMLElement | undefined

/**
 * Call when a file of this build could not be loaded: if the host has another build by now, no retry helps, and the
 * reader gets the offer to reload. Part of the script of every page, because a script of its own would be gone as well.
 */
export async function lookForNewBuild(): Promise<void> {
  try {
    const response = await fetchUnlessSilent(location.href, { cache: 'no-cache' })
    // The policy of the page that is open would report the styles of another one, even in a document that is not shown.
    const html = (await response.text()).replace(/<style[\s\S]*?<\/style>/g, '')
    const current = new DOMParser().parseFromString(html, 'text/html')
    const version = documentVersion(current)
    if (version !== undefined && version !== documentVersion(document)) showNewBuild()
  } catch {
    // Without a connection there is nothing to find.
  }
}

/** Returns the version of the build that made a document; undefined if no build of a site did. */
export function documentVersion({ documentElement }: Document): string | undefined {
  const entry = documentElement.querySelector('script[type=module]')?.getAttribute('src')
  return entry?.includes(HASHED) ? buildVersion(entry, documentElement.dataset.stamp) : undefined
}

/** Tells the reader that the site has a newer build, and offers to reload the page. Nothing changes by itself. */
export function showNewBuild(): void {
  if (notice) {
    if (notice.isConnected) place(notice)
    return
  }
  notice = document.createElement('div')
  notice.role = 'status'
  notice.style.cssText = NOTICE
  place(notice)
  // Screen readers only announce what is added to an existing region.
  requestAnimationFrame(() => {
    notice?.append(
      WORDS.shell.newBuild,
      button(WORDS.shell.reload, () => location.reload()),
      button(WORDS.shell.later, () => notice?.remove()),
    )
  })
}

/** Puts the notice where it can be used: beside an open modal dialog, everything is inert. */
function place(notice: HTMLElement): void {
  const dialog = document.querySelector('dialog:modal')
  const parent = dialog ?? document.body
  parent.append(notice)
  dialog?.addEventListener('close', () => notice.isConnected && document.body.append(notice), { once: true })
}

function button(label: string, press: () => void): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.style.cssText = BUTTON
  element.textContent = label
  element.onclick = press
  return element
}
