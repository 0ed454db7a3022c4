import type { ToolModule } from '../../../feature'

/** Opens the dialog of offline reading, from the footer or from the menu of a page. */
export const useTool: ToolModule['useTool'] = (_event, button) => {
  if (button?.dataset.action === 'offline') void makeAvailable(button)
}

async function makeAvailable(button: HTMLElement): Promise<void> {
  button.closest('details')?.removeAttribute('open')
  const { makeAvailable } = await import('./make-available')
  await makeAvailable()
}
