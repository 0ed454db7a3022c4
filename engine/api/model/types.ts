/** A documented package. Plain JSON, so that it can be cached on disk. */
export interface ApiPackage {
  /** Name of the module, as an import has it: `@sinequa/atomic`. */
  name: string
  /** Only of a package that is installed. */
  version?: string | undefined
  /** True for one that is described by declarations of the site, not by the package itself. */
  declared: boolean
  /** By name. */
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

/** A run of code, or a name in it that an export of a package has: its text, and the export's id. */
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
  /** Where it is imported from, if not by the package's name: a file may describe several modules. */
  from?: string | undefined
  /** True for what leaves no trace in JavaScript. */
  isType: boolean
  doc: ApiDoc
  /** The declaration as readers see it: without comments, each overload on its own. */
  code: Code[]
  /** One for each overload; empty for what cannot be called. */
  signatures: ApiSignature[]
  /** Type parameters; the type of one is what it extends. */
  typeParameters: ApiParameter[]
  members: ApiMember[]
  /** As a template names it: `bookmarks, [bookmark]`, or the name of a pipe. */
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

/** Groups of members, in the order in which they are shown. */
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
  /** The signature of a method, the value of a member of an enum; empty for a slot. */
  type: Code
  optional: boolean
  required: boolean
  default?: string | undefined
  doc: ApiDoc
}

/** Words of doc comments that stand beside a name. */
export const STATUSES = ['deprecated', 'newer', 'early'] as const

export type Status = (typeof STATUSES)[number]

/** A doc comment. Texts are inline Markdown on one line. */
export interface ApiDoc {
  description: string
  statuses: Status[]
  /** Why it is deprecated; may be empty. */
  deprecated?: string | undefined
  returns?: string | undefined
  throws: { type: string; when: string }[]
}

/** Code whose neighboring texts are joined. */
export function joined(parts: Code): Code {
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

/** Code whose lines after the first are indented by two spaces. */
export function indented(code: Code): Code {
  return code.map((part) => (typeof part === 'string' ? part.replaceAll('\n', '\n  ') : part))
}

/** Several pieces of code as one, with a text between two. */
export function separated(codes: Code[], separator: string): Code {
  return codes.flatMap((code, index): Code => (index === 0 ? code : [separator, ...code]))
}
