/** A documented package. Plain JSON, so that it can be cached on disk. */
export interface ApiPackage {
  /** Name of the module, as in an import: `@sinequa/atomic`. */
  name: string
  /** Only for an installed package. */
  version?: string | undefined
  /** True if declarations in the site describe it, rather than the package itself. */
  declared: boolean
  /** Sorted by name. */
  exports: ApiExport[]
}

/** What an author calls an export; the later ones come from tags of its doc comment. */
export type ApiKind =
  | 'function'
  | 'type'
  | 'interface'
  | 'class'
  | 'enum'
  | 'const'
  | 'component'
  | 'directive'
  | 'pipe'
  | 'service'
  | 'store'
  | 'guard'
  | 'interceptor'
  | 'resolver'
  | 'token'

/** A run of code, or a name in it that refers to an export: its text, and the export's id. */
type CodePart = string | [text: string, id: ExportId]

/** Code with its references: `['Promise<', ['Suggestion', '@sinequa/atomic#Suggestion'], '[]>']`. */
export type Code = CodePart[]

/** `@sinequa/atomic#Suggestion`. */
export type ExportId = string

export interface ApiExport {
  id: ExportId
  name: string
  kind: ApiKind
  /** Path of its declaration below the package's types, without extension: `web-api/v1/fetch-suggest`. */
  module: string
  /** The module to import it from, if not the package's name: a file may declare several modules. */
  from?: string | undefined
  /** True for an export that does not exist at run time. */
  isType: boolean
  doc: ApiDoc
  /** The declaration as readers see it: without comments, each overload separate. */
  code: Code[]
  /** One for each overload; empty if it cannot be called. */
  signatures: ApiSignature[]
  /** Type parameters; the type of each is its constraint. */
  typeParameters: ApiParameter[]
  members: ApiMember[]
  /** What it has from the types that it extends or is composed of. */
  inherited: ApiMember[]
  /** As used in templates: `bookmarks, [bookmark]`, or the name of a pipe. */
  selector?: string | undefined
  exportAs?: string | undefined
}

export interface ApiSignature {
  parameters: ApiParameter[]
  returns: Code
}

export interface ApiParameter {
  name: string
  type: Code
  optional: boolean
  default?: string | undefined
  description: string
}

/** Groups of members, in display order. */
export const MEMBER_GROUPS = [
  'inputs',
  'models',
  'outputs',
  'properties',
  'methods',
  'members',
  'slots',
] as const

export type MemberGroup = (typeof MEMBER_GROUPS)[number]

export interface ApiMember {
  name: string
  group: MemberGroup
  /** The signature of a method, or the value of an enum member; empty for a slot. */
  type: Code
  optional: boolean
  required: boolean
  default?: string | undefined
  doc: ApiDoc
  /** Name of the type that declares an inherited member; absent for one that no declaration has by itself. */
  declaredBy?: string | undefined
}

/** Tags of doc comments that are shown beside a name. */
export const STATUSES = ['deprecated', 'newer', 'early'] as const

export type KnownStatus = (typeof STATUSES)[number]

/** A doc comment. Texts are inline Markdown on one line. */
export interface ApiDoc {
  description: string
  /** Known ones by name, and the texts of the site's own. */
  statuses: string[]
  /** Why it is deprecated; may be empty. */
  deprecated?: string | undefined
  returns?: string | undefined
  throws: { type: string; when: string }[]
}

/** Returns code with adjacent texts joined. */
export function joinTexts(parts: Code): Code {
  const result: CodePart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part
    else if (part !== '') result.push(part)
  }
  return result
}

export function plainCode(code: Code): string {
  return code.map((part) => (typeof part === 'string' ? part : part[0])).join('')
}

/** Returns code with all lines after the first indented by two spaces. */
export function indent(code: Code): Code {
  return code.map((part) => (typeof part === 'string' ? part.replaceAll('\n', '\n  ') : part))
}

/** Returns a declaration with `{ … }` for each list of members. */
export function withoutBodies(code: Code): Code {
  let depth = 0
  const shown = code.map((part): CodePart => {
    if (typeof part !== 'string') return depth === 0 ? part : ''
    return part.replace(/\{\s*\}|[{}]|[^{}]+/g, (text) => {
      if (text === '{') return depth++ === 0 ? '{ … }' : ''
      if (text === '}') depth--
      return depth === 0 && text !== '}' ? text : ''
    })
  })
  return joinTexts(shown)
}

/** Joins pieces of code with a separator. */
export function joinWith(codes: Code[], separator: string): Code {
  return codes.flatMap((code, index): Code => (index === 0 ? code : [separator, ...code]))
}

/** The declarations of a module. */
export interface Declarations {
  /** Name of the module. */
  name: string
  /** Absolute path of the folder that an export's `module` is relative to. */
  folder: string
  /** Absolute paths of the files whose exports count. */
  entries: readonly string[]
}

/** Reads the exports of a module. Whoever implements it is the only one that knows a compiler's API: see record 20. */
export type ReadExports = (declarations: Declarations) => ApiExport[]
