import type { ToolModule } from 'docwright/feature'

/** Passes an answer on, and thanks in place of the buttons. */
export const useTool: ToolModule['useTool'] = (event, button) => {
  const box = button?.closest<HTMLElement>('.was-this-helpful')
  if (event.type !== 'click' || !button || !box) return
  const { callback = '', thanks = '' } = box.dataset
  const answer = { path: location.pathname, isHelpful: button.dataset.action === 'helpful' }
  const listener: unknown = Reflect.get(window, callback)
  if (typeof listener === 'function') listener(answer)
  for (const other of box.querySelectorAll('button')) other.remove()
  const status = box.querySelector('[role=status]')
  if (status) status.textContent = thanks
}
