import type { VersionNoticeView } from '../../page/types'
import { phrase } from '../../page/words'

/** Rendered only at build time. Marked up like a warning admonition, whose styles it shares. */
export function VersionNotice({ label, hasBadge, banner, last }: VersionNoticeView) {
  const [before, after] = WORDS.versions.current.split('{link}')
  return (
    <>
      {hasBadge && (
        <p>
          <span className="version-badge">{phrase(WORDS.versions.badge, { version: label })}</span>
        </p>
      )}
      {banner !== 'none' && (
        <div className="admonition admonition-warning" role="note" aria-label={WORDS.versions.about}>
          <p>
            {phrase(WORDS.versions[banner], { version: label })}{' '}
            {last && (
              <>
                {before}
                <a href={last.href} data-version={last.version}>
                  {phrase(WORDS.versions.goTo, { version: last.label })}
                </a>
                {after}
              </>
            )}
          </p>
        </div>
      )}
    </>
  )
}
