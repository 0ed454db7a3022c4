import type { ArticleSlotProps } from 'docwright/feature'
import { type DocumentedPackage, PACKAGES, RELEASES } from './known-releases'
import ReleaseChoice from './ReleaseChoice.island'

/** The section of this site that compares the releases. */
const COMPARISON = '/mint/versions'

/** Says above an API page which version it describes, and above the comparison only which one the reader uses. */
export function ReleaseLine({ page, site }: ArticleSlotProps) {
  const route = `/${page.path.slice(site.basePath.length)}`
  const documented = page.names?.length ? PACKAGES[route.split('/')[1] ?? ''] : undefined
  if (!documented && route !== COMPARISON) return null
  return (
    <div className="release-line">
      {documented && <Described documented={documented} base={site.basePath.slice(0, -1)} />}
      <ReleaseChoice />
    </div>
  )
}

interface DescribedProps {
  documented: DocumentedPackage
  /** The base path without its last slash. */
  base: string
}

function Described({ documented: { name, version, shipped }, base }: DescribedProps) {
  return (
    <p>
      Describes <code>{name}</code> {version}.{' '}
      <span data-for="">
        Sinequa 11.13 and 11.14 come with newer ones: <a href={`${base}${COMPARISON}#matrix`}>what differs</a>
        .
      </span>
      {RELEASES.map((release) => (
        <span key={release} data-for={release}>
          Yours comes with {shipped[release].versions}:{' '}
          <a href={base + shipped[release].about}>what differs</a>.
        </span>
      ))}
    </p>
  )
}
