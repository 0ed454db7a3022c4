/** The format of a document, in the color of its kind. */
export function FileKind({ format }: { format: string }) {
  return (
    <span className="kind" data-format={format}>
      {format.slice(0, 4)}
    </span>
  )
}
