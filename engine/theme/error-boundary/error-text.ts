import { CAUSE } from '../../client/error-texts'

/** The message of an error and those of its causes, whatever was thrown. */
export function errorText(error: unknown): string {
  const chain = new Set<unknown>()
  let next = error
  do {
    chain.add(next)
    next = Object(next).cause
  } while (next != null && !chain.has(next))
  return [...chain].map(messageOf).join(`\n\n${CAUSE}\n`)
}

function messageOf(thrown: unknown): string {
  return String(Object(thrown).message || thrown)
}
