import type { ts } from 'ts-morph'
import { compiler } from './compiler'

/**
 * Returns declarations with the `ɵcmp`, `ɵdir` or `ɵpipe` members that Angular reads from compiled classes, made from
 * the doc tags of handwritten ones. They go after a class's last member, so that no line moves.
 */
export function addAngularMetadata(path: string, text: string): string {
  if (!/@(?:component|directive|pipe)\b|Signal<|EventEmitter<|OutputEmitterRef</.test(text)) return text
  const file = compiler.createSourceFile(path, text, compiler.ScriptTarget.ES2022, true)
  const classes = file.statements.filter(compiler.isClassDeclaration)
  const additions = classes.flatMap((node) => {
    const member = metadataOf(node)
    return member === undefined ? [] : [{ at: node.getEnd() - 1, text: ` ${member} ` }]
  })
  if (additions.length === 0) return text
  const body = additions.reduceRight((all, { at, text }) => all.slice(0, at) + text + all.slice(at), text)
  return `${body}\nimport * as ${CORE} from '@angular/core';\n`
}

const CORE = 'ɵcore'

function metadataOf(node: ts.ClassDeclaration): string | undefined {
  const name = node.name?.text
  const tags = tagsOf(node)
  const pipe = tags.get('pipe')
  if (name === undefined) return undefined
  const type = node.typeParameters ? `${name}<${node.typeParameters.map(() => 'any').join(', ')}>` : name
  if (pipe !== undefined) return `static ɵpipe: ${CORE}.ɵɵPipeDeclaration<${type}, ${literal(pipe)}, true>;`
  const members = node.members.flatMap(bindingOf)
  const isComponent = tags.has('component')
  if (!isComponent && !tags.has('directive') && members.length === 0) return undefined
  const [field, declaration] = isComponent
    ? ['ɵcmp', 'ɵɵComponentDeclaration']
    : ['ɵdir', 'ɵɵDirectiveDeclaration']
  const exportAs = list(tags.get('exportAs'))
  const parts = [type, selector(tags.get('selector')), exportAs, inputs(members), outputs(members), 'never']
  return `static ${field}: ${CORE}.${declaration}<${[...parts, isComponent ? '["*"]' : 'never', 'true', 'never'].join(', ')}>;`
}

interface Binding {
  name: string
  isInput: boolean
  isOutput: boolean
  isSignal: boolean
  isRequired: boolean
}

const INPUT_SIGNALS = ['InputSignal', 'InputSignalWithTransform', 'ModelSignal']
const OUTPUTS = ['OutputEmitterRef', 'OutputRef', 'EventEmitter']

function bindingOf(member: ts.ClassElement): Binding[] {
  const isAccessor = compiler.isGetAccessor(member) || compiler.isSetAccessor(member)
  if (!(compiler.isPropertyDeclaration(member) || isAccessor) || !member.name) return []
  const tags = tagsOf(member)
  const type = 'type' in member && member.type ? typeName(member.type) : ''
  const isSignal = INPUT_SIGNALS.includes(type)
  const isOutput = OUTPUTS.includes(type)
  const isInput = isSignal || tags.has('input')
  if (!isInput && !isOutput) return []
  return [
    {
      name: member.name.getText(),
      isInput,
      isOutput: isOutput || type === 'ModelSignal',
      isSignal,
      isRequired: tags.has('required'),
    },
  ]
}

function typeName(type: ts.TypeNode): string {
  if (!compiler.isTypeReferenceNode(type)) return ''
  return compiler.isIdentifier(type.typeName) ? type.typeName.text : type.typeName.right.text
}

function inputs(members: readonly Binding[]): string {
  const entries = members
    .filter(({ isInput }) => isInput)
    .map(({ name, isRequired, isSignal }) => {
      const signal = isSignal ? ' "isSignal": true;' : ''
      return `${literal(name)}: { "alias": ${literal(name)}; "required": ${isRequired};${signal} };`
    })
  return `{ ${entries.join(' ')} }`
}

/** A two-way input `value` has the output `valueChange`. */
function outputs(members: readonly Binding[]): string {
  const entries = members
    .filter(({ isOutput }) => isOutput)
    .map(({ name, isInput }) => `${literal(name)}: ${literal(isInput ? `${name}Change` : name)};`)
  return `{ ${entries.join(' ')} }`
}

function selector(text: string | undefined): string {
  return text ? literal(text) : 'never'
}

function list(text: string | undefined): string {
  return text
    ? `[${text
        .split(',')
        .map((name) => literal(name.trim()))
        .join(', ')}]`
    : 'never'
}

function literal(text: string): string {
  return JSON.stringify(text)
}

function tagsOf(node: ts.Node): Map<string, string> {
  return new Map(
    compiler.getJSDocTags(node).map(({ tagName, comment }) => {
      return [tagName.text, (compiler.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim()]
    }),
  )
}
