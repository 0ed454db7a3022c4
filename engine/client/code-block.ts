import { announce, copyText } from './copy'

/** What a button of a code block does. */
export async function pressCodeButton(button: Element): Promise<void> {
  const figure = button.closest('figure')
  const code = figure?.querySelector('code')
  if (!figure || !code) return
  if (button.hasAttribute('data-code-wrap')) toggleWrap(figure, button)
  else announce(button, (await copyText(plainCode(code))) ? 'Copied' : 'Not copied')
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
