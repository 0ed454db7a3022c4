/** A text with `<b>` around the words found, which it marks. Nothing else in it becomes an element. */
export function Marked({ text }: { text: string }) {
  return text
    .split(/<\/?b>/)
    .map((part, place) => (place % 2 === 1 ? <mark key={`${place} ${part}`}>{part}</mark> : part))
}
