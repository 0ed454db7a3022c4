/** What pages written for Docusaurus import as `@docusaurus/useBaseUrl`: every site path gets the base path anyway. */
export default function useBaseUrl(path: string): string {
  return path
}
