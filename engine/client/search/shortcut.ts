const FIELDS = 'input, textarea, select, [contenteditable]'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>

/** Returns whether keys open search: Ctrl+K, ⌘+K, or a slash outside a text field. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: Pressed): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey && !shiftKey
  return key === '/' && !(target instanceof Element && target.closest(FIELDS))
}

/** Returns the shortcut as readers know it: with ⌘ on Apple's systems. */
export function shortcutLabel(): string {
  const { platform, userAgentData }: Navigator & { userAgentData?: { platform: string } } = navigator
  return /mac|iphone|ipad/i.test(`${userAgentData?.platform} ${platform}`) ? '⌘+K' : 'Ctrl+K'
}
