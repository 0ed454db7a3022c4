import type { ArticleSlotProps } from '../../feature'
import type { PageAction } from '../../page/types'
import { Icon } from '../icons/Icon'

export type PageMenuProps = ArticleSlotProps

/** Actions on the page. A script closes it like a menu; without one, it is a fold with links. */
export function PageMenu({ page: { actions = [] } }: PageMenuProps) {
  if (actions.length === 0) return null
  return (
    <details className="page-menu">
      <summary title={WORDS.page.menu}>
        <Icon name="more" />
      </summary>
      <ul>
        {actions.map((action) => (
          <li key={action.type}>
            <Action {...action} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Action({ type, label, href }: PageAction) {
  if (href === undefined)
    return (
      <button type="button" data-action={type}>
        {label}
      </button>
    )
  return (
    <a href={href} rel="noopener" target={/^https?:/.test(href) ? '_blank' : undefined}>
      {label}
    </a>
  )
}
