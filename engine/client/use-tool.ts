import { tools } from 'virtual:docs/tools'
import { pressButton } from './code-block'

/** Does what an event asks of a code block or an element of a feature, like a pressed button. */
export function useTool(tool: Element, button: HTMLElement | undefined, event: Event): void {
  for (const useFeature of tools) useFeature(event, button)
  // Left over from an earlier failure to load this script.
  button?.querySelector('[role=alert]')?.remove()
  if (button && tool.matches('.code')) void pressButton(tool, button)
}
