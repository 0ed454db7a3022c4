import type { Site } from '../../page/site'
import { useSite } from '../contexts'
import styles from './Footer.module.css'

export function Footer() {
  const { footer, year } = useSite()
  if (footer.columns.length === 0 && !footer.copyright) return null
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {footer.columns.map(({ title, items }) => (
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
        {footer.copyright && <Notice copyright={footer.copyright} year={year} />}
      </div>
    </footer>
  )
}

interface NoticeProps {
  copyright: NonNullable<Site['footer']['copyright']>
  year: number | undefined
}

function Notice({ copyright: { holder, license }, year }: NoticeProps) {
  return (
    <p>
      Copyright © {year === undefined ? '' : `${year} `}
      <a href={holder.href}>{holder.label}</a>. Distributed under the terms of the{' '}
      <a href={license.href}>{license.label}</a>
      {/licen[cs]e$/i.test(license.label) ? '.' : ' license.'}
    </p>
  )
}
