/** An element with attributes and content. Text is text: none of it becomes markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...content)
  return made
}

/** A button that does one thing. */
export function button(
  attributes: Readonly<Record<string, string>>,
  press: () => void,
  ...content: (Node | string)[]
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...content)
  made.onclick = press
  return made
}

/** Sets an attribute that is often the same as before: to set it again has its price. */
export function update(target: Element, name: string, value: string): void {
  if (target.getAttribute(name) !== value) target.setAttribute(name, value)
}
