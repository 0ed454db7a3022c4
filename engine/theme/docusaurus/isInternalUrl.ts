/** What components written for Docusaurus import as `@docusaurus/isInternalUrl`. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !/^(?:\w*:|\/\/)/.test(url)
}
