import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { createContentLoader } from '../engine/content/loader'
import { createReporter } from '../engine/diagnostics/reporter'
import { loadReference } from '../engine/features/reference/api/load-reference'
import { type ApiMember, type ApiParameter, plainCode } from '../engine/features/reference/api/model/types'
import type { Reference } from '../engine/features/reference/api/reference'
import { GROUP_TEXTS } from '../engine/features/reference/api/tables/status'
import { optionsIn } from '../engine/features/reference/options'
import { loadSite } from '../engine/site/setup'
import { ensureBuilt } from './built-site'
import { root } from './root'

/** The rows of parameters or members of an export, as readers see them. */
interface ShownTable {
  page: string
  /** `Parameters of fetchSuggest`. */
  label: string
  rows: ShownRow[]
}

interface ShownRow {
  name: string
  type: string | undefined
  default: string | undefined
}

const GROUPS = ['Parameters', ...Object.values(GROUP_TEXTS)]
const LABEL = new RegExp(`^(${GROUPS.join('|')}) of ([\\w$]+)$`)

let tables: ShownTable[]
let reference: Reference

beforeAll(async () => {
  const site = await ensureBuilt('website')
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.html$/.test(path),
  )
  tables = pages.sort().flatMap((page) => tablesOf(page, readFileSync(join(site, page), 'utf8')))
  const setup = await loadSite(join(root, 'website'), 'production')
  const { config, mode, sidebars } = setup
  const loader = createContentLoader({ root: setup.root, config, mode, ...(sidebars ? { sidebars } : {}) })
  const options = optionsIn(config) ?? expect.fail('The website names the reference.')
  reference = await loadReference(setup, options, await loader.load(createReporter()))
}, 240_000)

test('name, type and default in every API table are those of the model', () => {
  const api = tables.filter(({ label }) => LABEL.test(label))
  expect(api.length).toBeGreaterThan(150)
  for (const table of api) expect.soft(differences(table), `${table.page}: ${table.label}`).toEqual([])
})

function tablesOf(page: string, html: string): ShownTable[] {
  const groups = DomUtils.getElementsByClassName(
    (names?: string) => names?.split(' ').includes('defs') === true,
    parseDocument(html),
  )
  return groups.map((group) => ({
    page,
    label: group.attribs['aria-label'] ?? '',
    rows: DomUtils.getElementsByTagName('dl', group)
      .flatMap(({ children }) => children)
      .map((row) => ({
        name: codeIn(row, 'defs-name') ?? '',
        type: codeIn(row, 'defs-type'),
        default: codeIn(row, 'defs-default'),
      })),
  }))
}

type Node = Exclude<Parameters<typeof DomUtils.textContent>[0], unknown[]>

/** Returns the code in the part of a row with a class; undefined if the row has no such part. */
function codeIn(row: Node, name: string): string | undefined {
  const [part] = DomUtils.getElementsByClassName(name, [row])
  const [code] = part ? DomUtils.getElementsByTagName('code', part) : []
  return code && DomUtils.textContent(code)
}

/** Returns where a table differs from the model. */
function differences({ label, rows }: ShownTable): string[] {
  const [, group = '', of = ''] = LABEL.exec(label) ?? []
  const known = namedIn(group, of)
  return rows.flatMap((shown) => {
    const name = shown.name.replace(/\?$/, '')
    const own = known.filter((one) => one.name.replace(/^\.\.\./, '') === name.replace(/^\.\.\./, ''))
    if (own.length === 0) return [`${name} is not in the model`]
    const types = own.map((one) => plainCode(one.type))
    const isType = shown.type === undefined || types.some((type) => shown.type?.includes(type))
    const defaults = own.flatMap((one) => one.default ?? [])
    const isDefault = defaults.length === 0 || defaults.includes(shown.default ?? '')
    return [
      ...(isType ? [] : [`${name} has the type ${types.join(' or ')}, not ${shown.type}`]),
      ...(isDefault ? [] : [`${name} has the default ${defaults.join(' or ')}, not ${shown.default}`]),
    ]
  })
}

/** Returns members or parameters of all exports with this name, since a caption does not name the package. */
function namedIn(group: string, of: string): (ApiParameter | ApiMember)[] {
  const found = reference.find(of)
  if (found.kind === 'ambiguous') return found.ids.flatMap((id) => namedIn(group, id))
  if (found.kind !== 'found') return []
  const { typeParameters, signatures, members } = found.export
  if (group === 'Parameters')
    return [...typeParameters, ...signatures.flatMap(({ parameters }) => parameters)]
  // A table of types lists the members of all groups together.
  return group === GROUP_TEXTS.members
    ? members
    : members.filter((member) => GROUP_TEXTS[member.group] === group)
}
