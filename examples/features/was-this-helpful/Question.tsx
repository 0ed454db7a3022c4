import type { ArticleSlotProps } from 'docwright/feature'
import { type Asking, NAME } from './asking'

/** Runs at build time. Without script there is nobody to answer to, so the style sheet hides it. */
export function Question({ page, site }: ArticleSlotProps) {
  const asking = site.shared?.[NAME] as Asking | undefined
  if (page.kind !== 'doc' || !asking) return null
  const { question, yes, no, thanks, callback } = asking
  return (
    <div className={NAME} data-callback={callback} data-thanks={thanks}>
      <p role="status">{question}</p>
      <button type="button" data-action="helpful">
        {yes}
      </button>
      <button type="button" data-action="not-helpful">
        {no}
      </button>
    </div>
  )
}
