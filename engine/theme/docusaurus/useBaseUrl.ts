/** What pages written for Docusaurus import as `@docusaurus/useBaseUrl`: every site path gets the base path anyway. */
export default function useBaseUrl(path: string): string {
  return path
}

/** The same as a function of its own, for components that call it several times. */
export function useBaseUrlUtils() {
  return { withBaseUrl: useBaseUrl }
}
