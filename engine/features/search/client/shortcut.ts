const FIELDS = 'input, textarea, select, [contenteditable]'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>

/**
 * Returns whether a key opens search: Ctrl+K, ⌘+K, or a slash outside a text field. On a keyboard for another script,
 * which has no `k`, the key's position counts.
 */
export function isSearchKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: Pressed): boolean {
  if (ctrlKey || metaKey) return /^(k|KeyK)$/i.test(/^[!-~]$/.test(key) ? key : code) && !altKey && !shiftKey
  return key === '/' && !isTextField(target)
}

export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null
}

/** Returns the shortcut as readers know it: with ⌘ on Apple systems. */
export function shortcutLabel(): string {
  const { platform, userAgentData }: Navigator & { userAgentData?: { platform: string } } = navigator
  return /mac|iphone|ipad/i.test(`${userAgentData?.platform} ${platform}`) ? '⌘+K' : 'Ctrl+K'
}
