import { fetchPreview, globalConfig, type PreviewData, type Query } from '@sinequa/atomic'

export interface DocumentPreview extends PreviewData {
  /** Where the page of the document is, for an `iframe`. */
  contentUrl: string
}

// #region preview
/** A document as HTML, in which the words of the query are marked. */
export async function loadPreview(id: string, query: Query): Promise<DocumentPreview> {
  const preview = await fetchPreview(id, query)
  // The server gives a path. `fetchPreviewUrl` of 0.0.113 returns no content: the frame loads it itself.
  const { href: contentUrl } = new URL(preview.documentCachedContentUrl, globalConfig.backendUrl)
  return { ...preview, contentUrl }
}
// #endregion
