import type { ReactNode } from 'react'
import type { ArticleSlotProps } from '../../feature'
import type { Footer as FooterData } from '../../page/site'
import { phrase } from '../../page/words'

export interface FooterProps extends ArticleSlotProps {
  footer: FooterData
  /** What features add at its end. */
  end?: ReactNode
}

/** The footer of every page, rendered at build time only. It is the same on each page. */
export function Footer({ footer: { columns, copyright, html }, end }: Pick<FooterProps, 'footer' | 'end'>) {
  if (columns.length === 0 && !copyright && !html && end === undefined) return null
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
      {html && <div className="foot-html" dangerouslySetInnerHTML={{ __html: html }} />}
      {copyright && <Notice {...copyright} />}
      {end}
    </div>
  )
}

function Notice({ holder, license, year }: NonNullable<FooterData['copyright']>) {
  const isNamed = /licen[cs]e$/i.test(license.label)
  const text = phrase(isNamed ? WORDS.footer.copyright : WORDS.footer.copyrightOfLicense, {
    year: year ?? '',
  })
  const links = new Map([
    ['{holder}', holder],
    ['{license}', license],
  ])
  const parts = text.replace(/ {2,}/g, ' ').split(/(\{\w+\})/)
  return (
    <p>
      {parts.map((part) => {
        const link = links.get(part)
        return link ? (
          <a key={part} href={link.href}>
            {link.label}
          </a>
        ) : (
          part
        )
      })}
    </p>
  )
}
