// Makes a page of each release in a JSON file, and a page that lists them all.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type AddedListing,
  type AddedSource,
  dataPage,
  defineFeature,
  type ExtendPage,
} from 'docwright/feature'
import type { ReleaseList } from './ReleaseList'

export interface ChangelogOptions {
  /** The JSON file, relative to the site's folder: a list of releases, the newest first. */
  file: string
  /** Route of the list. Each release is below it. */
  route?: string
}

export interface Release {
  version: string
  /** `2026-01-31`. */
  date: string
  /** Markdown, one entry each. */
  changes: readonly string[]
}

const LIST = 'changelog-list'
const RELEASE = 'changelog-release'

export const changelogPages = defineFeature<ChangelogOptions>({
  name: 'changelog-pages',
  setup({ root, entries, component, page, head, files }, { file, route = '/changelog' }) {
    const read = (): Release[] => JSON.parse(readFileSync(join(root, file), 'utf8'))
    entries(dirname(file), () => {
      const sources = read().map((release) => releasePage(release, { root, file, route }))
      return { sources, arrange: () => ({ sources, listings: [listing(sources, read(), route)] }) }
    })
    component(`view:${LIST}`, { module: new URL('./ReleaseList.tsx', import.meta.url), name: 'ReleaseList' })
    page(withSidebar(read, route))
    head(({ kind }, { site }) =>
      kind === LIST
        ? [
            {
              tag: 'link',
              attributes: { rel: 'alternate', type: 'application/json', href: feedOf(site, route) },
            },
          ]
        : [],
    )
    files(({ site }) => ({ [feedOf(site, route)]: () => JSON.stringify(read()) }))
  },
})

function releasePage(
  { version, date, changes }: Release,
  { root, file, route }: Required<ChangelogOptions> & { root: string },
): AddedSource {
  return dataPage({
    kind: RELEASE,
    route: routeOf(version, route),
    title: `Version ${version}`,
    description: `What changed in version ${version}, of ${date}.`,
    text: changes.map((change) => `- ${change}\n`).join(''),
    at: { file: `${join(root, file)}#${version}`, path: file },
  })
}

function listing(sources: AddedSource[], releases: Release[], route: string): AddedListing {
  const view: ReleaseList = {
    releases: releases.map(({ version, date }) => ({ version, date, route: routeOf(version, route) })),
  }
  return {
    kind: LIST,
    route,
    path: 'the list of releases',
    title: 'Changelog',
    description: 'What changed in each version.',
    view,
    excerpts: sources,
  }
}

/** Lists the releases beside each of their pages. */
function withSidebar(read: () => Release[], route: string): ExtendPage {
  return ({ kind }, { site }) => {
    if (kind !== LIST && kind !== RELEASE) return undefined
    const link = (label: string, to: string) => ({
      type: 'link' as const,
      label,
      href: site.basePath + to.slice(1),
    })
    const items = [
      link('All versions', route),
      ...read().map(({ version }) => link(version, routeOf(version, route))),
    ]
    return { sidebar: { id: 'changelog', label: 'Versions', source: '', items } }
  }
}

function routeOf(version: string, route: string): string {
  return `${route}/${version}`
}

function feedOf({ basePath }: { basePath: string }, route: string): string {
  return `${basePath}${route.slice(1)}.releases.json`
}
