import { fetchPreview, globalConfig, type PreviewData, type Query } from '@sinequa/atomic'

export interface DocumentPreview extends PreviewData {
  /** URL of the document's page, for an `iframe`. */
  contentUrl: string
}

// #region preview
/** Loads a document as HTML, with the words of the query marked. */
export async function loadPreview(id: string, query: Query): Promise<DocumentPreview> {
  const preview = await fetchPreview(id, query)
  // The server returns a path. `fetchPreviewUrl` of 0.0.113 returns no content: the frame loads it itself.
  const { href: contentUrl } = new URL(preview.documentCachedContentUrl, globalConfig.backendUrl)
  return { ...preview, contentUrl }
}
// #endregion
