import { tools } from 'virtual:docs/tools'
import { pressButton } from './code-block'

/**
 * Does what an event asks of a code block or an element of a feature, like a pressed button.
 * @throws the reason if something that it needs cannot be loaded.
 */
export async function useTool(tool: Element, button: HTMLElement | undefined, event: Event): Promise<void> {
  const uses = tools.map((useFeature) => useFeature(event, button))
  // Left over from an earlier failure.
  button?.querySelector('[role=alert]')?.remove()
  if (button && tool.matches('.code')) void pressButton(tool, button)
  await Promise.all(uses)
}
