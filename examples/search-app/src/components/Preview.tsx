import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AppConfig } from '../app-config'
import { messageOf } from '../errors'
import { closePreview, type SearchState } from '../location'
import { type DocumentPreview, previewOptions, toQuery } from '../queries'
import { useMedia } from '../use-media'
import { ErrorMessage } from './ErrorMessage'
import { FileKind } from './FileKind'
import { Highlights } from './Highlights'
import { Modal, Panel } from './PreviewFrame'
import { Facts } from './ResultCard'

interface PreviewProps {
  id: string
  state: SearchState
  config: AppConfig
}

/**
 * A document with the matches of the search: beside the results, or over
 * them if there is no room.
 */
export function Preview({ id, state, config }: PreviewProps) {
  const { data, error, refetch } = useQuery(
    previewOptions(id, toQuery(state, config)),
  )
  const Frame = useMedia('(min-width: 1200px)') ? Panel : Modal
  return (
    <Frame
      title={data?.record.title ?? 'Preview'}
      url={data?.record.url1}
      onClose={() => closePreview(state)}
    >
      {!data && !error && <p className="wait">Loading…</p>}
      {error && (
        <ErrorMessage
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Content preview={data} />}
    </Frame>
  )
}

function Content({ preview }: { preview: DocumentPreview }) {
  const [content, setContent] = useState<Document | null>(null)
  const { record, contentUrl } = preview
  return (
    <>
      <div className="preview-bar">
        <FileKind format={record.docformat} />
        {content && <Highlights preview={preview} content={content} />}
      </div>
      <Facts article={record} />
      <iframe
        title={`Text of ${record.title}`}
        src={contentUrl}
        // The text comes from the server and must not run scripts here.
        sandbox="allow-same-origin"
        onLoad={(event) => setContent(event.currentTarget.contentDocument)}
      />
    </>
  )
}
