const FIELDS = 'input, textarea, select, [contenteditable]'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>

/** Ctrl+K, ⌘+K, or a slash where nobody types. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: Pressed): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey && !shiftKey
  return key === '/' && !(target instanceof Element && target.closest(FIELDS))
}

/** The shortcut as readers know it: ⌘ on what Apple makes. */
export function shortcutLabel(): string {
  const { platform, userAgentData }: Navigator & { userAgentData?: { platform: string } } = navigator
  return /mac|iphone|ipad/i.test(`${userAgentData?.platform} ${platform}`) ? '⌘+K' : 'Ctrl+K'
}
