import type { PageLink } from '../../page/types'

/** What a page says about its version. */
export interface VersionNoticeView {
  label: string
  hasBadge: boolean
  banner: 'none' | 'unreleased' | 'unmaintained'
  /** The same page in the last version, or the first one of that, with the version's name. */
  last?: PageLink & { version: string }
}

const STATES = {
  unreleased: 'not released yet and may still change',
  unmaintained: 'no longer maintained',
}

/** Rendered at build time only. Marked up like a warning admonition, whose styles it shares. */
export function VersionNotice({ label, hasBadge, banner, last }: VersionNoticeView) {
  return (
    <>
      {hasBadge && (
        <p>
          <span className="version-badge">Version: {label}</span>
        </p>
      )}
      {banner !== 'none' && (
        <div className="admonition admonition-warning" role="note" aria-label="About this version">
          <p>
            This page is about version {label}, which is {STATES[banner]}.{' '}
            {last && (
              <>
                <a href={last.href} data-version={last.version}>
                  Go to version {last.label}
                </a>
                , the current release.
              </>
            )}
          </p>
        </div>
      )}
    </>
  )
}
