import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildHere } from './build-here'
import type { Finished } from './commands'
import { serve } from './docs-cli'
import { runHere } from './run-here'
import { copySite } from './site-copy'

vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 })

const temp = mkdtempSync(join(tmpdir(), 'docs-samples-'))
const site = copySite('tests/fixtures/samples')
afterAll(() => {
  site.remove()
  rmSync(temp, { recursive: true, force: true })
})

const cache = join(temp, 'cache')

function samples(): Promise<Finished> {
  return runHere(['samples', site.folder, '--cache', cache])
}

/** Returns the problems of one page, as its author reads them. */
function problemsAt(page: string, stderr: string): string {
  const problems = stderr.trim().split(/\n\n(?=error: )/)
  return problems.filter((problem) => problem.includes(`  at        ${page}:`)).join('\n\n')
}

let first: Finished
beforeAll(async () => {
  first = await samples()
})

describe('a sample that is wrong', () => {
  test('[D3] one that does not compile, in a tab', () => {
    expect(problemsAt('docs/wrong/compile.mdx', first.stderr)).toMatchInlineSnapshot(`
      "error: This sample does not compile: Property 'heigth' does not exist on type 'Tide'. Did you mean 'height'? (TS2551)
        at        docs/wrong/compile.mdx:10
        expected  code that compiles against the installed packages and the declared ones
        received  console.log(tide.heigth)
        fix       Correct the sample. Where the error is what it shows, mark the line with \`// error\`."
    `)
  })

  test('[D3] one that imports an export that is gone', () => {
    expect(problemsAt('docs/wrong/export.mdx', first.stderr)).toMatchInlineSnapshot(`
      "error: This sample does not compile: Module '"@acme/tides"' has no exported member 'lastTides'. (TS2305)
        at        docs/wrong/export.mdx:4
        expected  code that compiles against the installed packages and the declared ones
        received  import { lastTides } from '@acme/tides'
        fix       Import a name that the package exports: an update may have renamed or removed this one."
    `)
  })

  test('[D3] one whose template uses an input that the component lacks', () => {
    expect(problemsAt('docs/wrong/template.mdx', first.stderr)).toMatchInlineSnapshot(`
      "error: This sample does not compile: Can't bind to 'color' since it isn't a known property of 'tide-gauge'. (NG8002)
        at        docs/wrong/template.mdx:12
        expected  code that compiles against the installed packages and the declared ones
        received  <tide-gauge [tide]="tide" [color]="'blue'" />
        fix       Write an input that the component has, or add the component to \`imports\`."
    `)
  })

  test('[D3] a sample whose line is marked as an error without one', () => {
    expect(problemsAt('docs/wrong/no-error.mdx', first.stderr)).toMatchInlineSnapshot(`
      "error: This line is marked as an error, but it compiles.
        at        docs/wrong/no-error.mdx:5
        expected  a compiler error on this line
        received  const height: number = 4.2
        fix       Remove the mark, or move it to the line that the compiler complains about."
    `)
  })

  test('[D3] one that is not checked, without a reason', () => {
    expect(problemsAt('docs/wrong/no-reason.mdx', first.stderr)).toMatchInlineSnapshot(`
      "error: This sample is excluded from checks without a reason.
        at        docs/wrong/no-reason.mdx:3
        expected  no-check="the reason"
        received  no-check
        fix       Add the reason, or remove no-check and let the sample compile."
    `)
  })

  test('[D3] one that is not checked in a folder where all must be', () => {
    expect(problemsAt('docs/checked/no-check.mdx', first.stderr)).toMatchInlineSnapshot(`
      "error: Every sample under docs/checked must be checked, including this one.
        at        docs/checked/no-check.mdx:3
        expected  a fence without no-check
        received  no-check="needs a harbor"
        fix       Remove no-check and let the sample compile; lines marked as hidden may set it up."
    `)
  })

  test('[D3] a fence without a language', () => {
    expect(problemsAt('docs/wrong/no-language.mdx', first.stderr)).toMatchInlineSnapshot(`
      "error: This code block has no language.
        at        docs/wrong/no-language.mdx:3
        expected  a language after the backticks: ts is compiled, text is not
        received  \`\`\`
        fix       Write \`\`\`ts for a sample, \`\`\`text for anything that is not code."
    `)
  })

  test('ends the command, and the build, which writes nothing', async () => {
    expect(first.code).toBe(1)
    expect(first.stdout).toContain('  not checked: docs/checked/no-check.mdx:3 (needs a harbor)')
    const folder = mkdtempSync(join(temp, 'failed-'))
    const built = await buildHere(site.folder, { out: join(folder, 'dist'), cache })
    expect(built.code).toBe(1)
    expect(built.stderr).toContain('  at        docs/wrong/compile.mdx:10\n')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('samples that are right', () => {
  test('hidden lines, files of a page, wanted errors and templates compile', () => {
    expect(problemsAt('docs/index.mdx', first.stderr)).toBe('')
  })

  test('what did not change is not compiled again; an edit costs its page, one of a declaration those that name it', async () => {
    rmSync(join(site.folder, 'docs/wrong'), { recursive: true })
    rmSync(join(site.folder, 'docs/checked'), { recursive: true })
    site.write('docs/plain.mdx', '# Plain\n\n```ts\nconst height: number = 4.2\n```\n')
    expect((await samples()).stdout).toContain('samples: 5 on 2 pages (1 compiled: ')
    expect((await samples()).stdout).toContain('samples: 5 on 2 pages (nothing changed)')

    site.edit('api/tides/tide.d.ts', 'height: number', 'height?: number')
    const { code, stdout, stderr } = await samples()
    expect(code).toBe(0)
    expect(stdout).toContain('(1 compiled: ')
    expect(stderr).toBe('')

    site.edit('api/tides/tide.d.ts', "'high' | 'low'", 'Kind')
    expect((await samples()).stderr).toMatchInlineSnapshot(`
      "error: This declaration does not compile: Cannot find name 'Kind'. (TS2304)
        at        api/tides/tide.d.ts:5
        expected  declarations that compile by themselves
        received  kind: Kind
        fix       Correct the declaration; use \`unknown\` for a type that is not known.
      "
    `)
    site.edit('api/tides/tide.d.ts', 'Kind', "'high' | 'low'")
  })

  test('[D2] the dev server reports them beside its pages, and says when they are right again', async () => {
    const server = await serve(['dev', site.folder, '--port', '0', '--cache', cache])
    try {
      await vi.waitFor(() => expect(server.output()).toContain('samples: 5 on 2 pages'), { timeout: 60_000 })
      site.edit('docs/plain.mdx', '4.2', "'high'")
      expect((await fetch(server.url)).status).toBe(200)
      const error =
        "error: This sample does not compile: Type 'string' is not assignable to type 'number'. (TS2322)"
      await vi.waitFor(() => expect(server.output()).toContain(error), { timeout: 60_000 })
      site.edit('docs/plain.mdx', "'high'", '4.2')
      await vi.waitFor(() => expect(server.output().match(/^samples: /gm)).toHaveLength(2), {
        timeout: 60_000,
      })
    } finally {
      await server.stop()
    }
  })
})
