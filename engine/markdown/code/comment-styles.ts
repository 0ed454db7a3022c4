/** How a comment opens and closes. Without a closing delimiter it runs to the end of the line. */
export type CommentStyle = readonly [open: string, close: string]

const SLASHES: CommentStyle = ['//', '']
const STARS: CommentStyle = ['/*', '*/']
const JSX: CommentStyle = ['{/*', '*/}']
const HTML: CommentStyle = ['<!--', '-->']
const HASH: CommentStyle = ['#', '']
const DASHES: CommentStyle = ['--', '']
const PERCENT: CommentStyle = ['%', '']
const SEMICOLON: CommentStyle = [';', '']

const FAMILIES: readonly (readonly [styles: CommentStyle[], languages: string])[] = [
  [[SLASHES, STARS, JSX, HTML], 'typescript javascript tsx jsx angular-ts vue svelte astro'],
  [[HTML, SLASHES, STARS], 'html angular-html vue-html xml xsl'],
  [[STARS, SLASHES], 'css scss less sass java csharp c cpp go rust swift kotlin json jsonc json5'],
  [[HTML, JSX, HASH], 'markdown mdx'],
  [[HASH], 'shellscript shellsession yaml toml python ruby docker make powershell dotenv http graphql'],
  [[DASHES, STARS], 'sql plsql lua haskell elm ada'],
  [[PERCENT], 'latex tex matlab erlang prolog'],
  [[SEMICOLON, HASH], 'ini clojure common-lisp scheme asm'],
]

const styles = new Map(
  FAMILIES.flatMap(([family, languages]) =>
    languages.split(' ').map((language) => [language, family] as const),
  ),
)

/** For text and less common languages: every style that cannot be ordinary text. */
const POPULAR = [SLASHES, STARS, JSX, HTML, HASH]

/** Returns the comment styles of a grammar. */
export function commentStyles(language: string): readonly CommentStyle[] {
  return styles.get(language) ?? POPULAR
}
