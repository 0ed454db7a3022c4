/** Replaces `@docusaurus/useBaseUrl` in pages written for Docusaurus. Site paths get the base path later anyway. */
export default function useBaseUrl(path: string): string {
  return path
}

/** The same as a plain function, for components that call it several times. */
export function useBaseUrlUtils() {
  return { withBaseUrl: useBaseUrl }
}
