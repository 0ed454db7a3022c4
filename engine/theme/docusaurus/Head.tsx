/** What pages written for Docusaurus import as `@docusaurus/Head`. The head of a document comes from front matter. */
export default function Head() {
  return null
}
