import { useEffect, useState } from 'react'
import { loadSample } from '../../client/try-it/load'
import type { TrySample } from '../../page/try-it'
import './adopt-style'
import { RETRY } from '../../client/error-texts'
import { CodeForm } from './CodeForm'
import { LOADING, NOT_LOADED } from './texts'

export interface TryEditorProps {
  /** Address of the sample's file. */
  sample: string
  close(): void
}

/** The editor of one sample. */
export function TryEditor({ sample: address, close }: TryEditorProps) {
  const [sample, setSample] = useState<TrySample>()
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isFailed) loadSample(address).then(setSample, () => setFailed(true))
  }, [address, isFailed])

  if (sample) return <CodeForm {...{ address, sample, close }} />
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
