import type { ToolModule } from '../../feature'
import { importScript } from '../../kit/browser/scripts'

const OPENER = 'button[command="show-modal"]'

/**
 * Gives the dialogs of pictures their tools, which are loaded when one opens. The browser opens and closes them by itself.
 */
export const useTool: ToolModule['useTool'] = ({ type, target }) => {
  const opener = type === 'click' && target instanceof Element ? target.closest(OPENER) : null
  const dialog = document.getElementById(opener?.getAttribute('commandfor') ?? '')
  if (dialog instanceof HTMLDialogElement)
    importScript(() => import('./viewer/viewer')).then(({ view }) => view(dialog), ignore)
}

/** Without its tools, a picture still fits the screen. */
function ignore(): void {}
