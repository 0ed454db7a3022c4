import { TOOL_MISSING } from './error-texts'
import { importScript } from './import-script'
import { lookForNewBuild } from './new-build'

/** Buttons that say what they do; and those of code blocks. */
const BUTTON = '[data-action],.code-tools button'

/**
 * Makes the buttons of code blocks, and the elements of features that `near` selects, work on all pages. Their script is
 * loaded when the pointer or the focus comes near, and a click or a key waits for it. If it fails to load, the button
 * says so, and the next event asks for it again.
 */
export function installTools(near: readonly string[]): void {
  const selector = ['.code', ...near].join()
  const failure = document.createElement('span')
  failure.role = 'alert'
  failure.textContent = TOOL_MISSING
  for (const type of ['pointerover', 'focusin', 'click', 'keydown']) {
    document.addEventListener(type, (event) => {
      const { target } = event
      // An open menu closes on events outside it, too.
      const tool =
        target instanceof Element &&
        (target.closest(selector) ?? document.querySelector(`[open]:is(${selector})`))
      if (!tool) return
      const button = (type === 'click' && target.closest<HTMLElement>(BUTTON)) || undefined
      importScript(() => import('./use-tool'))
        .then(({ useTool }) => useTool(tool, button, event))
        .catch((error: unknown) => {
          console.warn(error)
          button?.append(failure)
          void lookForNewBuild()
        })
    })
  }
}
