import type { Footer as FooterData } from '../../page/site'

/** The footer of every page, rendered at build time only. */
export function Footer({ footer: { columns, copyright } }: { footer: FooterData }) {
  if (columns.length === 0 && !copyright) return null
  return (
    <div className="foot-inner">
      {columns.map(({ title, items }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {copyright && <Notice {...copyright} />}
    </div>
  )
}

function Notice({ holder, license, year }: NonNullable<FooterData['copyright']>) {
  return (
    <p>
      Copyright © {year === undefined ? '' : `${year} `}
      <a href={holder.href}>{holder.label}</a>. Distributed under the terms of the{' '}
      <a href={license.href}>{license.label}</a>
      {/licen[cs]e$/i.test(license.label) ? '.' : ' license.'}
    </p>
  )
}
