/** How long the outcome of copying is shown, in ms. */
const SHOWN = 2000

/** Lets the buttons of all code blocks copy and wrap, those of later pages included: one listener for all. */
export function installCodeBlocks(root: Document): void {
  const announce = createAnnouncer(root)
  root.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-code-copy],[data-code-wrap]') : null
    const figure = button?.closest('figure')
    const code = figure?.querySelector('code')
    if (!button || !figure || !code) return
    if (button.hasAttribute('data-code-wrap')) toggleWrap(figure, button)
    else announce(button, (await copy(root, plainCode(code))) ? 'Copied' : 'Not copied')
  })
}

/** Returns code as a reader wants to paste it: without removed lines and without a trailing line break. */
function plainCode(code: Element): string {
  const isCopied = (node: Node) => !(node instanceof Element && node.matches('.code-block-remove-line'))
  const text = [...code.childNodes].filter(isCopied).map((node) => node.textContent)
  return text.join('').replace(/\n$/, '')
}

function toggleWrap(figure: Element, button: Element): void {
  button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrap')))
}

/** Shows a word on a button and says it to screen readers, until the time is up or another word replaces it. */
function createAnnouncer(root: Document): (button: Element, word: string) => void {
  const status = root.createElement('div')
  status.className = 'sr-only'
  status.role = 'status'
  root.body.append(status)
  let timer = 0
  let restore = () => {}

  return (button, word) => {
    clearTimeout(timer)
    restore()
    const label = button.textContent
    button.textContent = status.textContent = word
    button.toggleAttribute('data-feedback', true)
    restore = () => {
      button.textContent = label
      status.textContent = ''
      button.removeAttribute('data-feedback')
      restore = () => {}
    }
    timer = window.setTimeout(() => restore(), SHOWN)
  }
}

async function copy(root: Document, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(root, text)
  }
}

/** For pages without a clipboard: those not served over HTTPS, and frames that may not use it. */
function copyBySelection(root: Document, text: string): boolean {
  const focused = root.activeElement
  const field = root.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  root.body.append(field)
  field.select()
  const copied = root.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
