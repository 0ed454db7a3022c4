import type { Node, Program } from 'estree'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { describe, expect, test } from 'vitest'
import type { UnifiedPlugin } from '../../config/types'
import { SiteError } from '../../diagnostics/problem'
import { withExtensions } from '../testing'
import { onWholeTree } from './unified'

const withPlugins = (...remark: UnifiedPlugin[]) =>
  withExtensions({ name: 'site', tree: (page) => onWholeTree(remark, page) })

type Transform = (tree: Root, file: VFile) => unknown

const plugin = (transform: Transform) => () => transform

function failureOf(...plugins: UnifiedPlugin[]): string {
  try {
    withPlugins(...plugins).compile('# A\n\nb')
  } catch (error) {
    if (error instanceof SiteError) return error.message
  }
  return 'no error'
}

describe('the file that a plugin gets', () => {
  test('has the parts of its path, its text and what other plugins have noted', () => {
    const seen: unknown[] = []
    withPlugins(
      plugin((_, file) => void Object.assign(file.data, { tide: 'high' })),
      plugin((_, file) => {
        const { cwd, dirname, basename, stem, extname, history, data } = file
        seen.push(cwd, dirname, basename, stem, extname, history, data, String(file))
      }),
    ).compile('# A')
    expect(seen).toEqual([
      '/site',
      '/site/docs/guide',
      'start.mdx',
      'start',
      '.mdx',
      ['/site/docs/guide/start.mdx'],
      { tide: 'high' },
      '# A',
    ])
  })

  test('takes messages with the line of a node, also after another plugin has changed the tree', () => {
    const add = plugin((tree) => void tree.children.unshift({ type: 'paragraph', children: [] }))
    const say = plugin((tree, file) => {
      file.message('Shorter', tree.children.at(-1))
      file.info('Nothing')
      Object.assign(file.message('Wrong', { line: 2, column: 1 }), { fatal: true })
    })
    const { problems } = withPlugins(add, say).compile('# A\n\nb')
    expect(problems).toEqual([
      { severity: 'warn', problem: expect.objectContaining({ line: 3, received: 'Shorter' }) },
      { severity: 'throw', problem: expect.objectContaining({ line: 2, received: 'Wrong' }) },
    ])
  })

  test('a failure names its line', () => {
    const fail = plugin((tree, file) => file.fail('Too low', tree.children[1]))
    expect(failureOf(fail)).toMatch(/failed on this page: Too low\n {2}at {8}docs\/guide\/start\.mdx:3\n/)
  })
})

describe('a transformer with three parameters', () => {
  type Next = (error?: Error, tree?: Root) => void

  test('says when it is done, and may give another tree', () => {
    const other: Root = {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', value: 'x' }] }],
    }
    const { code } = withPlugins(() => (_: Root, __: VFile, next: Next) => next(undefined, other)).compile(
      '# A',
    )
    expect(code).toContain('<p>x</p>')
  })

  test('fails with the error that it says, or if it is not done at once', () => {
    expect(failureOf(() => (_: Root, __: VFile, next: Next) => next(new Error('Ebb')))).toContain('page: Ebb')
    expect(failureOf(() => (_: Root, __: VFile, ___: Next) => undefined)).toContain(
      'page: it is asynchronous',
    )
  })
})

describe('script that a plugin adds as a tree', () => {
  const name = (text: string): Node => ({ type: 'Identifier', name: text })
  const program = (...body: Program['body']): Program => ({ type: 'Program', sourceType: 'module', body })
  const add = (estree: Program, value = '') =>
    plugin((tree) => void tree.children.unshift({ type: 'mdxjsEsm', value, data: { estree } } as never))
  const exported = (init: unknown) =>
    program({
      type: 'ExportNamedDeclaration',
      specifiers: [],
      attributes: [],
      source: null,
      declaration: {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [
          { type: 'VariableDeclarator', id: { type: 'Identifier', name: 'tide' }, init: init as never },
        ],
      },
    })

  test('is that of the page: an export', async () => {
    const value = {
      type: 'ObjectExpression',
      properties: [
        {
          type: 'Property',
          kind: 'init',
          key: { type: 'Literal', value: 'a "b"' },
          value: {
            type: 'ArrayExpression',
            elements: [
              {
                type: 'UnaryExpression',
                operator: '-',
                prefix: true,
                argument: { type: 'Literal', value: 1 },
              },
              { type: 'NewExpression', callee: name('Date'), arguments: [{ type: 'Literal', value: 0 }] },
              { type: 'Literal', regex: { pattern: 'x/y'.replace('/', '\\/'), flags: 'i' } },
              null,
              { type: 'TemplateLiteral', quasis: [{ value: { raw: 'z' } }], expressions: [] },
            ],
          },
        },
      ],
    }
    const { compile, htmlOf } = withPlugins(add(exported(value)))
    expect(
      await htmlOf('{tide[`a "b"`].map((one) => one instanceof Date ? one.getTime() : String(one)).join()}'),
    ).toBe('-1,0,/x\\/y/i,,z')
    expect(compile('# A').hasScript).toBe(true)
  })

  test('is that of the page: an import, and what it is for', () => {
    const imports = program({
      type: 'ImportDeclaration',
      attributes: [],
      source: { type: 'Literal', value: './boat.svg' },
      specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: '__0' } }],
    })
    const picture = plugin((tree) => {
      const src = {
        type: 'mdxJsxAttributeValueExpression',
        value: '',
        data: { estree: expression(name('__0')) },
      }
      const attributes = [{ type: 'mdxJsxAttribute', name: 'src', value: src }]
      tree.children.push({ type: 'mdxJsxFlowElement', name: 'img', attributes, children: [] } as never)
    })
    const { imports: found, code } = withPlugins(add(imports), picture).compile('# A')
    expect(found).toEqual([{ specifier: './boat.svg', line: 1 }])
    expect(code).toMatch(/src: __0\b/)
  })

  const expression = (node: Node) => program({ type: 'ExpressionStatement', expression: node as never })

  test('is refused with the name of the plugin if it cannot be printed, unless its source is there', () => {
    const arrow = exported({ type: 'ArrowFunctionExpression', params: [], body: name('a'), expression: true })
    const tides = add(arrow)
    Object.defineProperty(tides, 'name', { value: 'tides' })
    expect(failureOf(tides)).toContain(
      'The plugin tides failed on this page: it adds script without its source: ArrowFunction',
    )
    expect(withPlugins(add(arrow, 'export const tide = () => 1')).compile('{tide()}').code).toContain(
      'tide = () => 1',
    )
  })
})

test('code that a plugin adds or changes is code as any other', async () => {
  const added = (value: string, meta: string) => ({ type: 'code', lang: 'js', meta, value }) as const
  const add = plugin((tree) => {
    const [first] = tree.children
    if (first?.type === 'code') Object.assign(first, { lang: 'ts', meta: 'title="b"' })
    tree.children.push(
      added('one', 'tab'),
      added('two', 'tab'),
      { type: 'thematicBreak' },
      added('three', ''),
    )
  })
  const { htmlOf } = withPlugins(add)
  const components = { Tabs: () => 'TABS', TabItem: () => '' }
  expect((await htmlOf('```js\na\n```', components)).replace(/\n/g, '')).toBe(
    '<pre data-lang="ts">a</pre>TABS<hr><pre data-lang="js">three</pre>',
  )
})

test('a plugin that replaces the parser is refused, one that keeps data is not', () => {
  expect(
    failureOf(function keep(this: { data(key: string, value?: string): unknown }) {
      this.data('settings')
    } as UnifiedPlugin),
  ).toBe('no error')
  expect(
    failureOf(function parse(this: { parser?: unknown }) {
      this.parser = () => undefined
    } as UnifiedPlugin),
  ).toContain('adds syntax')
})

test('a plugin may use another one, which runs last and may take messages back', () => {
  const say = plugin((_, file) => void file.message('Shorter'))
  function lint(this: { use(plugin: UnifiedPlugin): unknown }) {
    this.use(plugin((_, file) => void file.messages.pop()))
  }
  const { problems } = withPlugins(lint as UnifiedPlugin, say, say).compile('# A')
  expect(problems).toHaveLength(1)
})

test('texts that a plugin changes are in the twin of the page, with all that is written around them', () => {
  interface Text {
    type: string
    value?: string
    children?: Text[]
  }
  const walk = (node: Text) => {
    if (node.value !== undefined) node.value = node.value.replace('%R%', '4.2')
    node.children?.forEach(walk)
  }
  const text = '## A %R% {#a}\n\n> \\* b *%R%* and `npm i a@%R%`\n\n- ```sh title="c"\n  npm i a@%R%\n  ```\n'
  expect(withPlugins(plugin(walk)).compile(text).twin).toBe(
    '## A 4.2\n\n> \\* b *4.2* and `npm i a@4.2`\n\n- ```sh title="c"\n  npm i a@4.2\n  ```\n',
  )
})

test.each([
  ['a text', () => '# B'],
  ['a tree without a list of nodes', () => ({ type: 'root' })],
])('a plugin that gives %s instead of a tree is named', (_, transform) => {
  expect(failureOf(plugin(transform))).toContain('failed on this page')
})

test('a plugin that takes the nodes of the page away is named', () => {
  expect(failureOf(plugin((tree) => void Reflect.set(tree, 'children', null)))).toContain('is no tree')
})
