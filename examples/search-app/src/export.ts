import { fetchQueryExport, globalConfig, type Query } from '@sinequa/atomic'
import type { AppConfig } from './app-config'

const COLUMNS = [
  'title',
  'doctype',
  'docformat',
  'modified',
  'authors',
  'url1',
]

// #region export
export async function fetchCsv(
  query: Query,
  { exportService }: AppConfig,
): Promise<Blob> {
  const answer: unknown = await fetchQueryExport({
    model: {
      format: 'Csv',
      export: 'Result',
      webservice: exportService,
      maxcount: 1000,
      exportedColumns: COLUMNS,
    },
    appName: globalConfig.app ?? '',
    query,
  })
  // The type of 0.0.113 says `Response`; what arrives is a `Blob`.
  if (!(answer instanceof Blob))
    throw new Error('The export is not a file.')
  return answer
}

/**
 * Saves the results as a file. The server's file name cannot be read, so
 * the page chooses one.
 */
export async function exportCsv(
  query: Query,
  config: AppConfig,
): Promise<void> {
  const url = URL.createObjectURL(await fetchCsv(query, config))
  const link = document.createElement('a')
  link.href = url
  link.download = 'results.csv'
  link.click()
  URL.revokeObjectURL(url)
}
// #endregion
