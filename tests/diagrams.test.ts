import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawDiagrams } from '../engine/features/diagrams/drawing/draw-diagrams'
import { sizeOf } from '../engine/features/diagrams/drawing/drawings'
import { ROOM } from '../engine/features/diagrams/drawing/style'
import { buildHere } from './build-here'
import { chromiumArgs, ensureChromium } from './chromium'
import { root } from './root'
import { copySite, type SiteCopy } from './site-copy'

const FIXTURE = 'tests/fixtures/diagrams'
const temp = mkdtempSync(join(tmpdir(), 'docs-diagrams-'))
const copies: SiteCopy[] = []
afterAll(() => {
  for (const copy of copies) copy.remove()
  rmSync(temp, { recursive: true, force: true })
})

function copied(): SiteCopy {
  const copy = copySite(FIXTURE)
  copies.push(copy)
  return copy
}

const drawings = (folder: string) => {
  const path = join(root, folder, 'diagrams')
  return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : []
}

describe('stored drawings', () => {
  const files = ['website', FIXTURE].flatMap(drawings)
  let browser: Browser

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  })
  afterAll(() => browser.close())

  test('are plain: without scripts, inline styles, classes, links or pictures', () => {
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) {
      const svg = readFileSync(file, 'utf8')
      expect(svg).not.toMatch(
        /<(script|foreignObject|image|a|use|marker|filter)\b|\s(style|class|on\w+)=|url\(/,
      )
      expect(svg.match(/\sid="\w+"/g)?.join(), 'one id for each arrangement').toMatch(/^ id="d"(, id="n")?$/)
      expect(svg.length, `${file} is large: make two diagrams of it`).toBeLessThan(40_000)
    }
  })

  test('fit a phone, as they are or as arranged for it, with texts of 11 px', () => {
    const tooWide = files.filter((file) => (arrangements(file).at(-1)?.width ?? 0) > PHONE_WIDTH)
    expect(tooWide).toEqual([])
  })

  test('[P2] keep labels inside their boxes in a font that is a tenth wider', async () => {
    const page = await browser.newPage()
    for (const file of files)
      for (const { width, svg } of arrangements(file)) {
        await page.setContent(svg)
        expect(await page.evaluate(labelsOutside, ROOM), `${file}, ${width} px`).toEqual([])
      }
  })
})

/** What a page shows of a drawing at 390 px, where a text of 14 px becomes one of 11 px. */
const PHONE_WIDTH = 405

/** Returns the drawing in a file, and the one for phones if there is one. */
function arrangements(file: string): { width: number; svg: string }[] {
  const text = readFileSync(file, 'utf8')
  const [aside = '', width, height, group = ''] =
    /<defs data-size="(\d+) (\d+)">([\s\S]*)<\/defs>/.exec(text) ?? []
  const wide = { width: sizeOf(text)?.width ?? 0, svg: text.replace(aside, '') }
  if (aside === '') return [wide]
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  return [wide, { width: Number(width), svg: `${open}${group}</svg>` }]
}

/** Runs in the page. @returns labels beyond their smallest shape or the picture; those on lines have no shape. */
function labelsOutside(room: number): string[] {
  const svg = document.querySelector('svg')
  const shapes = [...document.querySelectorAll<SVGGeometryElement>('rect, path, polygon, circle, ellipse')]
  const closed = shapes.filter((shape) => shape.getAttribute('fill') !== 'none')
  const area = (shape: SVGGraphicsElement) => shape.getBBox().width * shape.getBBox().height
  return [...document.querySelectorAll('text')].flatMap((text) => {
    const { x, y, width, height } = text.getBBox()
    const isColumn = text.getAttribute('text-anchor') === 'start'
    const left = isColumn ? x : x - (width * (room - 1)) / 2
    // Coordinates in the file are rounded.
    const ends = [left + 0.5, left + width * room - 0.5].map((end) => new DOMPoint(end, y + height / 2))
    const middle = new DOMPoint(x + width / 2, y + height / 2)
    const isOverLines = text.hasAttribute('paint-order')
    const around = isOverLines
      ? []
      : closed.filter((shape) => shape.isPointInFill(middle.matrixTransform(inverse(shape))))
    const [box] = around.sort((a, b) => area(a) - area(b))
    const isInside = box
      ? ends.every((end) => box.isPointInFill(end.matrixTransform(inverse(box))))
      : ends.every((end) => end.x >= 0 && end.x <= (svg?.viewBox.baseVal.width ?? 0))
    return isInside ? [] : [text.textContent]
  })

  function inverse(shape: SVGGraphicsElement): DOMMatrix {
    const own = shape.transform.baseVal.consolidate()?.matrix
    return own ? DOMMatrix.fromMatrix(own).inverse() : new DOMMatrix()
  }
}

describe('drawing', { timeout: 60_000 }, () => {
  test('draws what is missing, the same again, and removes what no page has', async () => {
    const site = copied()
    const before = readdirSync(join(site.folder, 'diagrams')).sort()
    const [first = ''] = before
    const svg = site.read(`diagrams/${first}`)
    rmSync(join(site.folder, 'diagrams', first))
    site.write('diagrams/0123456789abcdef.svg', svg)
    expect(await drawDiagrams({ root: site.folder, outside: [] })).toEqual({
      drawn: 1,
      unchanged: 2,
      removed: 1,
    })
    expect(readdirSync(join(site.folder, 'diagrams')).sort()).toEqual(before)
    expect(site.read(`diagrams/${first}`)).toMatch(/^<svg .*width="\d+" height="\d+"/)
    const again = site.read(`diagrams/${first}`)
    rmSync(join(site.folder, 'diagrams', first))
    await drawDiagrams({ root: site.folder, outside: [] })
    expect(site.read(`diagrams/${first}`)).toBe(again)
  })

  test('an error of syntax names the line of the page, and the other diagrams are drawn', async () => {
    const site = copied()
    rmSync(join(site.folder, 'diagrams'), { recursive: true })
    site.edit('docs/plain.md', 'Lit --> Dark: morning', '%% a comment\n  Lit --> --> Dark: morning')
    const error = await drawDiagrams({ root: site.folder, outside: [] }).catch((thrown: unknown) => thrown)
    expect(String(error)).toMatchInlineSnapshot(`
      "SiteProblems: Mermaid does not understand this diagram: Expecting 'ID', 'EDGE_STATE', got '-->'
        at        docs/plain.md:14
        expected  a diagram in Mermaid syntax
        received  Lit --> --> Dark: morning
        fix       Correct the line, or the one before it. The words end, call, class and style cannot name a box."
    `)
    expect(readdirSync(join(site.folder, 'diagrams'))).toHaveLength(2)
  })
})

describe('a build, which cannot draw,', { timeout: 60_000 }, () => {
  const printed = async (site: SiteCopy, expected: number) => {
    const { code, stderr } = await buildHere(site.folder, {
      out: join(temp, 'dist'),
      cache: join(temp, 'cache'),
    })
    expect(code).toBe(expected)
    return stderr.trim().replace(relative(process.cwd(), site.folder), '<site>')
  }

  test('[P2] ends where a diagram was changed and not drawn again', async () => {
    const site = copied()
    site.edit('docs/plain.md', 'Smoking', 'Sooty')
    expect(await printed(site, 1)).toMatchInlineSnapshot(`
      "error: This diagram has not been drawn since it was last changed.
        at        docs/plain.md:7
        expected  the file diagrams/ba6f3b9631942677.svg
        received  no such file
        fix       Run npx docs diagrams <site> and commit what it writes."
    `)
  })

  test('warns of a drawing that belongs to no diagram any more', async () => {
    const site = copied()
    site.edit('docs/plain.md', '```mermaid', '```text')
    expect(await printed(site, 0)).toMatchInlineSnapshot(`
      "warn: A drawing no longer belongs to any diagram of the site.
        at        diagrams/068b8624f2856c3f.svg
        expected  one drawing for each mermaid fence of the site
        received  068b8624f2856c3f.svg
        fix       Run npx docs diagrams <site>, which removes unused drawings."
    `)
  })
})
