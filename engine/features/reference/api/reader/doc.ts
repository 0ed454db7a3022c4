import { type JSDoc, type JSDocTag, Node } from 'ts-morph'
import { type ApiDoc, STATUSES } from '../model/types'

/** The doc comment of a declaration, as written. */
export interface DocComment {
  description: string
  tags: { name: string; text: string }[]
}

const NONE: DocComment = { description: '', tags: [] }

/** Returns the last doc comment before a declaration; that of a variable is before its statement. */
export function docCommentOf(node: Node): DocComment {
  const owner = Node.isVariableDeclaration(node) ? (node.getVariableStatement() ?? node) : node
  const comment = Node.isJSDocable(owner) ? owner.getJsDocs().at(-1) : undefined
  return comment ? read(comment) : NONE
}

function read(comment: JSDoc): DocComment {
  const tags = comment.getTags().map((tag) => ({ name: tag.getTagName(), text: tagText(tag) }))
  return { description: oneLine(comment.getDescription()), tags }
}

/** Returns all text after a tag's name. The parser would split types and names off some tags. */
function tagText(tag: JSDocTag): string {
  const text = tag
    .getText()
    .replace(/^@\w+/, '')
    .replace(/\n[ \t]*\*(?!\/)/g, '\n')
  return oneLine(text.replace(/\*\/$/, ''))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

export function docTag({ tags }: DocComment, name: string): string | undefined {
  return tags.find((tag) => tag.name === name)?.text
}

export function docTags({ tags }: DocComment, name: string): string[] {
  return tags.filter((tag) => tag.name === name).map(({ text }) => text)
}

/** Returns the parts of a doc comment that readers see. */
export function readDoc(comment: DocComment): ApiDoc {
  const returns = docTag(comment, 'returns') ?? docTag(comment, 'return')
  return {
    description: comment.description,
    statuses: [
      ...STATUSES.filter((name) => docTag(comment, name) !== undefined),
      ...docTags(comment, 'status'),
    ],
    deprecated: docTag(comment, 'deprecated'),
    returns: returns?.replace(/^\{[^}]*\}\s*(?:-\s*)?/, ''),
    throws: docTags(comment, 'throws').map(readThrows),
  }
}

/** Splits `{Error} when it fails`. */
function readThrows(text: string): { type: string; when: string } {
  const [, type = 'Error', when = ''] = /^(?:\{([^}]*)\})?\s*(.*)$/.exec(text) ?? []
  return { type, when }
}

export interface ParameterDoc {
  name: string
  description: string
  default: string | undefined
}

const PARAMETER = /^(?:\{[^}]*\}\s*)?(?:\[([\w$.]+)(?:\s*=\s*([^\]]*))?\]|([\w$.]+))\s*(?:-\s*)?(.*)$/

/** Returns the parameters of `@param x meaning` and `@param {string} [x=10] - meaning`. */
export function parameterDocs(comment: DocComment, tags = ['param']): ParameterDoc[] {
  const texts = tags.flatMap((tag) => docTags(comment, tag))
  return texts.flatMap((text) => {
    const [, bracketed, preset, plain, description = ''] = PARAMETER.exec(text) ?? []
    const name = bracketed ?? plain
    if (name === undefined) return []
    return [{ name, description, default: preset }]
  })
}
