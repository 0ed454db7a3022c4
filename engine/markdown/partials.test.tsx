import { expect, test } from 'vitest'
import { Html } from './evaluate/body'
import { evaluate, type LoadModule } from './evaluate/evaluate'
import { pageBody } from './evaluate/page-body'
import { mergePartials } from './partials'
import { compile } from './testing'

const PATH = 'docs/guide/_part.mdx'
const IMPORT = "import Part from './_part.mdx'\n\n"

async function render(page: string, part: string, components: Record<string, unknown> = {}) {
  const load: LoadModule = async (_, file) =>
    evaluate(compile(part), { file, path: PATH, components: { ...components, Html }, load })
  const context = { file: '/site/docs/guide/start.mdx', path: 'docs/guide/start.mdx', components, load }
  return pageBody(compile(IMPORT + page), context, { basePath: '/base/', islandId: () => undefined })
}

const messageOf = (body: Promise<unknown>) =>
  body.then(
    () => 'no error',
    (error: Error) => error.message,
  )

const merged = (page: string, part: string) =>
  mergePartials(compile(IMPORT + page), (specifier) =>
    specifier === './_part.mdx' ? { path: PATH, compiled: compile(part) } : undefined,
  )

test('a partial gets its props and its children', async () => {
  expect(await render('<Part name="A">**b**</Part>', '{props.name}: {props.children}')).toEqual([
    { html: '<p>A: <strong>b</strong></p>' },
  ])
})

test('an error in a partial names the partial and the line in it', async () => {
  expect(await messageOf(render('<Part />', 'a\n\n<Nowhere />'))).toContain(`at        ${PATH}:3`)
  expect(await messageOf(render('<Part />', '{nowhere}'))).toContain(`at        ${PATH}:1\n`)
  const Broken = () => {
    throw new Error('no')
  }
  expect(await messageOf(render('<Part />', 'a\n\n<Broken />', { Broken }))).toContain(`at        ${PATH}:3`)
  expect(await messageOf(render('<Part><Broken /></Part>', '{props.children}', { Broken }))).toContain(
    'at        docs/guide/start.mdx:3',
  )
})

test('problems, links and pictures of a partial are those of the page, with the path of the partial', () => {
  const { problems, links, images } = merged('[a](#a)\n\n<Part />', '[gone](./gone.mdx)\n![A](./photo.png)')
  expect(problems).toHaveLength(1)
  expect(links).toEqual([
    { url: '#a', href: '#a', line: 3 },
    { url: './gone.mdx', href: null, line: 1, file: PATH },
  ])
  expect(images).toMatchObject([{ line: 2, file: PATH }])
})

test('headings and text of a partial stand where it is used', () => {
  const { toc, twin, hasTitle } = merged('# T\n\n## A\n\n<Part />\n\n## B', '## P\n\ntext')
  expect(toc.map(({ id }) => id)).toEqual(['a', 'p', 'b'])
  expect(twin).toBe('# T\n\n## A\n\n## P\n\ntext\n\n## B\n')
  expect(hasTitle).toBe(true)
  expect(merged('<Part />', '# T').hasTitle).toBe(true)
  expect(merged('## A\n\n<Part />', '# T').hasTitle).toBe(false)
})
