import { useEffect, useRef, useState } from 'react'
import type { AppConfig } from '../app-config'
import { navigate, type SearchState } from '../location'
import { loadPreview } from '../preview'
import { toQuery } from '../query'
import { useRequest } from '../use-request'
import { ErrorMessage } from './ErrorMessage'
import { Highlights } from './Highlights'
import { Facts } from './ResultCard'

interface PreviewProps {
  id: string
  state: SearchState
  config: AppConfig
}

/** A document with the matches of the search, in a dialog beside the results. */
export function Preview({ id, state, config }: PreviewProps) {
  const { data, error, loading, retry } = useRequest(id, () => loadPreview(id, toQuery(state, config)))
  const [content, setContent] = useState<Document | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className="preview"
      aria-labelledby="preview-title"
      onClose={() => navigate({ ...state, id: undefined })}
    >
      <form method="dialog">
        <h2 id="preview-title">{data?.record.title ?? 'Preview'}</h2>
        <button type="submit" className="icon" aria-label="Close">
          ×
        </button>
      </form>
      {loading && <p className="wait">Loading…</p>}
      {error !== undefined && <ErrorMessage text={error} onRetry={retry} />}
      {data && (
        <>
          <Facts article={data.record} />
          {content && <Highlights preview={data} content={content} />}
          <iframe
            title={`Text of ${data.record.title}`}
            src={data.contentUrl}
            // The text comes from the server and must not run scripts here.
            sandbox="allow-same-origin"
            onLoad={(event) => setContent(event.currentTarget.contentDocument)}
          />
        </>
      )}
    </dialog>
  )
}
