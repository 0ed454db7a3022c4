import { importScript } from '../import-script'

const OPENER = 'button[command="show-modal"]'

/**
 * Gives the dialogs of enlarged pictures and diagrams their tools, which are loaded when one opens. The browser opens
 * and closes them by itself.
 */
export function installEnlarged(): void {
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest(OPENER) : null
    const dialog = document.getElementById(opener?.getAttribute('commandfor') ?? '')
    if (dialog instanceof HTMLDialogElement)
      importScript(() => import('./viewer')).then(({ view }) => view(dialog), ignore)
  })
}

/** Without its tools, a picture still fits the screen. */
function ignore(): void {}
