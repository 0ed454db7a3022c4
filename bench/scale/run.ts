// `npm run bench:scale -- --pages 2000`: prints the cost of a large site. Figures are never asserted.
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../tests/root'
import { buildOnce } from './build-once'
import { measureEdit } from './edit-in-dev'
import { generateSite, sourceOf } from './generate-site'
import { buildWithHugo, hugoVersion } from './hugo'
import { printCosts, printEdit, printSizes } from './report'
import { sizesOf } from './sizes'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '2000' },
    'no-search': { type: 'boolean', default: false },
    'no-precompress': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const pages = Number(values.pages)
const parent = join(root, '.cache/bench')
mkdirSync(parent, { recursive: true })
const site = mkdtempSync(join(parent, 'scale-'))
const temp = mkdtempSync(join(tmpdir(), 'docs-bench-scale-'))
const middle = Math.floor(pages / 2)

try {
  generateSite(site, { pages, search: !values['no-search'], precompress: !values['no-precompress'] })
  const folders = { out: join(temp, 'out'), cache: join(temp, 'cache') }
  const cold = await buildOnce(site, folders)
  const sizes = sizesOf(folders.out, middle)
  const unchanged = await buildOnce(site, folders)
  appendFileSync(join(site, sourceOf(middle)), '\nOne more sentence at the end of the page.\n')
  const edited = await buildOnce(site, folders)
  const hugo = hugoVersion()
  const compiled = hugo === undefined ? {} : { [hugo]: await buildWithHugo(site, join(temp, 'hugo')) }
  printCosts(
    { 'cold build': cold, 'nothing changed': unchanged, 'one page edited': edited, ...compiled },
    pages,
  )
  printSizes(sizes)
  printEdit(await measureEdit(site, folders.cache, middle))
} finally {
  if (values.keep) console.log(`kept: ${site} ${temp}`)
  else for (const folder of [site, temp]) rmSync(folder, { recursive: true, force: true })
}
