import { z } from 'zod'

/** The request to the checker's process, and its answer. Plain JSON. */

export interface CheckRequest {
  /** Absolute path of the site's folder, with forward slashes, as in the compiler. */
  root: string
  pages: SamplePage[]
  declared: DeclaredModule[]
  /** Whether to check the declarations themselves. */
  checkDeclared: boolean
  /** Names of the installed packages that the site documents. Absent if names in samples are not described. */
  documented?: string[]
}

/** The files of one page. They can import each other and nothing from other pages. */
export interface SamplePage {
  /** Path relative to the site's root. */
  path: string
  files: SampleFile[]
}

export interface SampleFile {
  /** The title of the fence, such as `search.ts`, or a generated name. Other files import it by this name. */
  name: string
  /** False for styles and templates, which are resolved but not compiled. */
  isCode: boolean
  text: string
}

const ANGULAR = /from\s+['"]@angular\//

/** True for a page whose samples Angular's compiler checks, with their templates. */
export function usesAngular({ files }: SamplePage): boolean {
  return files.some(({ isCode, text }) => isCode && ANGULAR.test(text))
}

/** A package available only as declarations. */
export interface DeclaredModule {
  /** The import specifier, such as `@acme/toolkit`. Absent for files of `declare module 'x'` blocks. */
  name?: string
  /** Absolute path of the folder with its declarations. */
  folder?: string
  /** Absolute paths of declaration files. The module re-exports all of them. */
  files: string[]
}

/** One compiler error. */
export const finding = z.object({
  /** Index of the file in its page. */
  file: z.number(),
  /** 0-based line in the file's text. */
  line: z.number(),
  /** The compiler's own code, such as `TS2305` or `NG8002`. */
  code: z.string(),
  message: z.string(),
})

/** A compiler error in a declaration file, given by absolute path. */
const declaredFinding = finding.omit({ file: true }).extend({ path: z.string() })

/** The description of a name in a sample. */
const nameInfo = z.object({
  /** Its type on one line: `function search(query: Query): Promise<Result>`. */
  code: z.string(),
  /** The first sentence of its doc comment. */
  doc: z.string().optional(),
  /** The export that it is, or is part of: `@acme/toolkit#search`. Absent for a name that the sample defines. */
  of: z.string().optional(),
  /** Its name as a member of that export. */
  member: z.string().optional(),
})

const pageNames = z.object({
  infos: z.array(nameInfo),
  /** Index of the file in its page, 0-based line and column, length, index in `infos`. */
  places: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
})

export const checkAnswer = z.object({
  /** One list per page. */
  pages: z.array(z.array(finding)),
  /** One per page; empty if names are not described. */
  names: z.array(pageNames),
  declared: z.array(declaredFinding),
  /** CPU seconds. */
  seconds: z.object({ typescript: z.number(), angular: z.number() }),
})

/**
 * Checks samples, in a process of its own. Whoever implements it is the only one that knows a compiler's API: see record
 * 20.
 */
export type CheckSamples = (request: CheckRequest) => Promise<CheckAnswer>

export type NameInfo = z.infer<typeof nameInfo>
export type PageNames = z.infer<typeof pageNames>
export type Finding = z.infer<typeof finding>
export type DeclaredFinding = z.infer<typeof declaredFinding>
export type CheckAnswer = z.infer<typeof checkAnswer>
