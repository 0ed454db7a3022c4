/**
 * The part of an address that a tag's label gives: `Sign In`, `signIn` and `sign_in` all give `sign-in`.
 * Empty for a label without a letter and a digit.
 */
export function tagSlug(label: string): string {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '')
  return (plain.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\d+/gu) ?? []).join('-').toLowerCase()
}
