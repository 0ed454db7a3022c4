import { z } from 'zod'

/** What the checker's process is asked, and what it answers. Plain JSON. */

export interface CheckRequest {
  /** Absolute path of the site, with forward slashes as the compiler has them. */
  root: string
  pages: SamplePage[]
  declared: DeclaredModule[]
  /** The declarations themselves are compiled, too. */
  checkDeclared: boolean
}

/** The fences of one page that are files: nothing else can be imported by them. */
export interface SamplePage {
  /** Relative to the site's root. */
  path: string
  files: SampleFile[]
}

export interface SampleFile {
  /** The title of the fence, such as `search.ts`, or a name of its own: what others import it by. */
  name: string
  /** Styles and templates are files, too: they are read and not compiled. */
  isCode: boolean
  text: string
}

/** A package that is known by its declarations alone. */
export interface DeclaredModule {
  /** What samples import: `@acme/toolkit`. Files of `declare module 'x'` blocks need none. */
  name?: string
  /** Absolute paths of declaration files; the module exports what they all export. */
  files: string[]
}

/** One error of the compiler. */
export const finding = z.object({
  /** Index of the file in its page. */
  file: z.number(),
  /** Counted from 0, in the file's text. */
  line: z.number(),
  /** As the compiler names it: `TS2305`, `NG8002`. */
  code: z.string(),
  message: z.string(),
})

/** One error in a declaration, by the absolute path of its file. */
export const declaredFinding = finding.omit({ file: true }).extend({ path: z.string() })

export const checkAnswer = z.object({
  /** One list for each page. */
  pages: z.array(z.array(finding)),
  declared: z.array(declaredFinding),
  /** Of the processor. */
  seconds: z.object({ typescript: z.number(), angular: z.number() }),
})

export type Finding = z.infer<typeof finding>
export type DeclaredFinding = z.infer<typeof declaredFinding>
export type CheckAnswer = z.infer<typeof checkAnswer>
