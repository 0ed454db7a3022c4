/** The parts of an OpenAPI 3 file that pages show. */
export interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'path' | 'method'>>>>>
  components?: { schemas?: Readonly<Record<string, Schema>> }
}

export interface Operation {
  path: string
  method: string
  operationId: string
  summary?: string
  description?: string
  tags?: readonly string[]
  parameters?: readonly Parameter[]
  requestBody?: { content: Content }
  responses?: Readonly<Record<string, { description: string; content?: Content }>>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  description?: string
  required?: boolean
  schema?: Schema
}

export type Content = Readonly<Record<string, { schema?: Schema }>>

export interface Schema {
  $ref?: string
  type?: string
  description?: string
  enum?: readonly string[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )
}

/** Returns the schema that a reference to a component names. */
export function resolved(schema: Schema, { components }: Document): Schema {
  const name = nameOf(schema)
  return (name === undefined ? schema : components?.schemas?.[name]) ?? {}
}

/** Returns the name of the component that a schema refers to. */
export function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.replace(/^.*\//, '')
}
