import { type Content, type Document, nameOf, type Operation, resolved, type Schema } from './openapi'

/** Returns the page of an operation as Markdown. */
export function operationText(operation: Operation, document: Document): string {
  const { method, path, description = '', parameters = [], requestBody, responses = {} } = operation
  const rows = parameters.map(({ name, in: place, required, schema, description: about }) => [
    code(name),
    `${place}, ${typeOf(schema)}${required ? ', required' : ''}`,
    about,
  ])
  const answers = Object.entries(responses).map(([status, { description: about, content = {} }]) => [
    code(status),
    schemasOf(content).map(typeOf).join(', '),
    about,
  ])
  return [
    `\`\`\`http\n${method} ${path}\n\`\`\``,
    description,
    table('Parameters', ['Name', 'Type', 'Description'], rows),
    ...schemasOf(requestBody?.content).map((schema) => properties('Body', schema, document)),
    table('Responses', ['Status', 'Type', 'Description'], answers),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function schemasOf(content: Content = {}): Schema[] {
  return Object.values(content).flatMap(({ schema }) => schema ?? [])
}

function properties(title: string, schema: Schema, document: Document): string {
  const { properties: own = {}, required = [] } = resolved(schema, document)
  const rows = Object.entries(own).map(([name, property]) => [
    code(name),
    typeOf(property) + (required.includes(name) ? ', required' : ''),
    resolved(property, document).description,
  ])
  return table(title, ['Name', 'Type', 'Description'], rows)
}

function typeOf(schema: Schema = {}): string {
  const { type = 'any', items, enum: values } = schema
  if (values) return values.map((value) => code(JSON.stringify(value))).join(', ')
  if (items) return `list of ${typeOf(items)}`
  return nameOf(schema) ?? type
}

type Cell = string | undefined

function table(title: string, head: readonly string[], rows: readonly Cell[][]): string {
  if (rows.length === 0) return ''
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |`)
  return `## ${title}\n\n${lines.join('\n')}`
}

function inCell(text: Cell = ''): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
}

function code(text: string): string {
  return `\`${text}\``
}
