/** Replaces `@docusaurus/isInternalUrl` in components written for Docusaurus. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !/^(?:\w*:|\/\/)/.test(url)
}
