import { useEffect, useState } from 'react'
import { RETRY } from '../../../../kit/browser/words'
import { loadSample } from '../../client/try-it'
import type { TrySample } from '../../try/try-it'
import { CodeForm } from './CodeForm'
import css from './editor.lazy.css?inline'
import { LOADING, NOT_LOADED } from './use-run'

// A constructed style sheet: the content security policy forbids style elements, and pages need not carry these rules.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

export interface TryEditorProps {
  /** URL of the sample's file. */
  sample: string
  /** Index of the editor on the page. */
  index: number
  /** The page opened it, not its reader: it takes neither focus nor scroll, and shows what the sample does. */
  isUnasked: boolean
  close(): void
}

/** The editor of one sample. */
export function TryEditor({ sample: address, ...props }: TryEditorProps) {
  const [sample, setSample] = useState<TrySample>()
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isFailed) loadSample(address).then(setSample, () => setFailed(true))
  }, [address, isFailed])

  if (sample) return <CodeForm {...{ address, sample, ...props }} />
  return (
    <p className="try-status" role="status">
      {isFailed ? `${NOT_LOADED} ` : LOADING}
      {isFailed && (
        <button type="button" onClick={() => setFailed(false)}>
          {RETRY}
        </button>
      )}
    </p>
  )
}
