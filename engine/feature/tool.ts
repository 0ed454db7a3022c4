// What programs can ask a built site, such as assistants by the Model Context Protocol.

/** A question that programs can ask a built site. `docs mcp` offers all of them. */
export interface Tool {
  /** Says what it answers, and when to ask it. */
  description: string
  /** The arguments, which are texts, by name. */
  input: Readonly<Record<string, ToolInput>>
  /** Returns plain text or Markdown. What it throws is the answer to a question that cannot be answered. */
  answer(site: BuiltFolder, input: Readonly<Partial<Record<string, string>>>): Promise<string>
}

export interface ToolInput {
  description: string
  isOptional?: true
}

/** A built site on disk. */
export interface BuiltFolder {
  /** Absolute path. */
  folder: string
  /** Where the site is published: `https://docs.example.com`. */
  url: string
  basePath: string
}
