import type { ReactNode } from 'react'
import { PAGE_CRASHED, RETRY, TRY_AGAIN } from '../../client/error-texts'
import { IslandLoadError } from '../../client/islands'
import { errorText } from './error-text'

interface ErrorNoticeProps {
  error: unknown
  again: (() => void) | undefined
  /** Of an island: what stands inside of it. Undefined where the page itself crashed. */
  rest: ReactNode
}

/** Only scripts show it: its style is here, where it costs the prerendered pages nothing. */
const BLOCK = { display: 'block', whiteSpace: 'pre-wrap' } as const
const NOTICE = {
  ...BLOCK,
  marginBlockEnd: 16,
  padding: '.8rem 1rem',
  border: '1px solid var(--danger)',
  borderRadius: 6,
  background: 'var(--danger-tint)',
} as const
const BUTTON = { ...BLOCK, paddingBlock: 10, textDecoration: 'underline' } as const

/** Made of elements that may stand in a paragraph, as islands may. */
export function ErrorNotice({ error, again, rest }: ErrorNoticeProps) {
  const notice = (
    <span role="alert" style={NOTICE}>
      {errorText(error)}
      <button type="button" style={BUTTON} onClick={again}>
        {error instanceof IslandLoadError ? RETRY : TRY_AGAIN}
      </button>
    </span>
  )
  if (rest)
    return (
      <>
        {notice}
        {rest}
      </>
    )
  return (
    <div className="prose">
      <h1>{PAGE_CRASHED}</h1>
      {notice}
    </div>
  )
}
