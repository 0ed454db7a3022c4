/** How a comment opens and closes. Without a closing delimiter it runs to the end of the line. */
export type CommentStyle = readonly [open: string, close: string]

const SLASHES: CommentStyle = ['//', '']
const STARS: CommentStyle = ['/*', '*/']
const JSX: CommentStyle = ['{/*', '*/}']
const HTML: CommentStyle = ['<!--', '-->']
const HASH: CommentStyle = ['#', '']
const DASHES: CommentStyle = ['--', '']
const PERCENT: CommentStyle = ['%', '']
const SEMICOLONS: readonly CommentStyle[] = [
  [';', ''],
  [';;', ''],
]
const APOSTROPHE: CommentStyle = ["'", '']
const REM: readonly CommentStyle[] = [
  ['REM', ''],
  ['rem', ''],
]
const COLONS: CommentStyle = ['::', '']
const EXCLAMATION: CommentStyle = ['!', '']
const QUOTE: CommentStyle = ['"', '']
const PARENTHESES: CommentStyle = ['(*', '*)']
const OF_WASM: CommentStyle = ['(;', ';)']
const OF_JINJA: CommentStyle = ['{#', '#}']
const OF_LIQUID: CommentStyle = ['{% comment %}', '{% endcomment %}']
const OF_HANDLEBARS: readonly CommentStyle[] = [
  ['{{!--', '--}}'],
  ['{{!', '}}'],
]
const OF_BLADE: CommentStyle = ['{{--', '--}}']
const OF_ERB: CommentStyle = ['<%#', '%>']
const OF_RAZOR: CommentStyle = ['@*', '*@']

const FAMILIES: readonly (readonly [styles: readonly CommentStyle[], languages: string])[] = [
  [[SLASHES, STARS, JSX, HTML], 'typescript javascript tsx jsx angular-ts vue svelte astro'],
  [[HTML, SLASHES, STARS], 'html angular-html vue-html xml xsl'],
  [[STARS, SLASHES], 'css scss less sass java csharp c cpp go rust swift kotlin json jsonc json5'],
  [[HTML, JSX, HASH], 'markdown mdx'],
  [[HASH], 'shellscript shellsession yaml toml python ruby docker make powershell dotenv http graphql'],
  [[DASHES, STARS], 'sql plsql lua haskell elm ada vhdl applescript purescript'],
  [[PERCENT], 'latex tex matlab erlang prolog'],
  [[...SEMICOLONS, HASH], 'ini clojure common-lisp emacs-lisp scheme racket fennel asm'],
  [[...SEMICOLONS, OF_WASM], 'wasm'],
  [[APOSTROPHE, ...REM], 'vb'],
  [[...REM, COLONS], 'bat'],
  [[EXCLAMATION], 'fortran-fixed-form fortran-free-form'],
  [[QUOTE], 'viml'],
  [[PARENTHESES, SLASHES], 'ocaml fsharp coq wolfram pascal'],
  [[OF_JINJA, HTML], 'jinja twig'],
  [[OF_LIQUID, HTML], 'liquid'],
  [[...OF_HANDLEBARS, HTML], 'handlebars'],
  [[OF_BLADE, HTML], 'blade'],
  [[OF_ERB, HTML], 'erb'],
  [[OF_RAZOR, HTML], 'razor'],
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
