import { Fragment, type ReactNode } from 'react'

interface TranslateProps {
  children?: string
  values?: Record<string, ReactNode>
}

interface Message {
  message?: string
  id?: string
}

/** Replaces `@docusaurus/Translate` in pages written for Docusaurus: shows the text untranslated. */
export default function Translate({ children = '', values = {} }: TranslateProps): ReactNode {
  return textParts(children).map((part, index) => <Fragment key={index}>{fill(part, values)}</Fragment>)
}

export function translate(
  { message, id = '' }: Message,
  values: Record<string, string | number> = {},
): string {
  return textParts(message ?? id)
    .map((part) => fill(part, values))
    .join('')
}

/** Splits `Hello {name}` at its placeholders. */
function textParts(text: string): string[] {
  return text.split(/(\{\w+\})/)
}

function fill<Value>(part: string, values: Record<string, Value>): Value | string {
  return values[/^\{(\w+)\}$/.exec(part)?.[1] ?? ''] ?? part
}
