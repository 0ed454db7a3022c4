import type { ToolModule } from '../../../feature'
import { importScript } from '../../../kit/browser/scripts'

/** Opens the dialog of offline reading, from the footer or from the menu of a page. */
export const useTool: ToolModule['useTool'] = async (_event, button) => {
  if (button?.dataset.action === 'offline') await makeAvailable(button)
}

async function makeAvailable(button: HTMLElement): Promise<void> {
  const { makeAvailable } = await importScript(() => import('./make-available'))
  button.closest('details')?.removeAttribute('open')
  void makeAvailable()
}
