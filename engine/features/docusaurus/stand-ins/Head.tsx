/** Replaces `@docusaurus/Head` in pages written for Docusaurus. Does nothing: front matter determines the head. */
export default function Head() {
  return null
}
