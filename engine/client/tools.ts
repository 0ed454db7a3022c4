import { lookForNewBuild } from './new-build'

/** Elements with buttons, for which the tools' script is loaded. */
const WITH_TOOL = '.code,.page-menu,.foot-offline'
const BUTTON = '.code-tools button,.page-menu button,.foot-offline'

/**
 * Makes the buttons of code blocks and page menus work on all pages. Their script is loaded when the pointer or the
 * focus comes near, and a click or a key waits for it. If it fails to load, the button says so.
 */
export function installTools(): void {
  const failure = document.createElement('span')
  failure.role = 'alert'
  failure.textContent = ': not loaded'
  for (const type of ['pointerover', 'focusin', 'click', 'keydown']) {
    document.addEventListener(type, (event) => {
      const { target } = event
      // An open menu closes on events outside it, too.
      const tool =
        target instanceof Element && (target.closest(WITH_TOOL) ?? document.querySelector('.page-menu[open]'))
      if (!tool) return
      const button = type === 'click' ? target.closest<HTMLElement>(BUTTON) : null
      import('./use-tool').then(
        ({ useTool }) => useTool(tool, button, event),
        () => {
          button?.append(failure)
          void lookForNewBuild()
        },
      )
    })
  }
}
