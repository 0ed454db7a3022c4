/** Styled inline, since only this script shows it and pages should not carry its rules. */
const NOTICE =
  'position:fixed;inset-block-end:16px;inset-inline:16px;z-index:10;width:fit-content;margin-inline:auto;' +
  'display:flex;flex-wrap:wrap;align-items:center;gap:0 16px;padding:.6rem 1rem;border:1px solid var(--border);border-radius:var(--r1);background:var(--raised);' +
  'color:var(--text);box-shadow:0 4px 16px rgb(0 0 0/20%)'
const BUTTON = 'padding-block:8px;text-decoration:underline;color:var(--accent-text)'

let notice: HTMLElement | undefined

/** Tells the reader that the site has a newer build, and offers to reload the page. Nothing changes by itself. */
export function showNewBuild(): void {
  if (notice) return
  notice = document.createElement('div')
  notice.role = 'status'
  notice.style.cssText = NOTICE
  document.body.append(notice)
  // Screen readers only announce what is added to an existing region.
  requestAnimationFrame(() => {
    notice?.append(
      WORDS.shell.newBuild,
      button(WORDS.shell.reload, () => location.reload()),
      button(WORDS.shell.later, () => notice?.remove()),
    )
  })
}

function button(label: string, press: () => void): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.style.cssText = BUTTON
  element.textContent = label
  element.onclick = press
  return element
}
