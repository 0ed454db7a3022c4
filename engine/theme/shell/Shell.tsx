import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { useLayoutMode } from '../../client/stores/layout-mode'
import { MAIN_ID } from '../../page/ids'
import type { ShownPage } from '../../page/types'
import { classNames } from '../class-names'
import { usePage } from '../contexts'
import { Menu } from '../menu/Menu'
import { Navbar } from '../navbar/Navbar'
import { hasSidebarBeside } from '../sidebar/use-sidebar'
import { Slot } from '../slots'
import { BackToTop } from './BackToTop'
import styles from './Shell.module.css'

/** Marks the footer, which only builds render, for the browser to find. */
export const FOOT_CLASS = 'foot'

interface ShellProps {
  /** Elements, or markup. */
  foot: ReactElement | string
  children: ReactNode
}

export function Shell({ foot, children }: ShellProps) {
  const page = usePage()
  return (
    <Frame>
      <a className="skip-link" href={`#${MAIN_ID}`} onClick={skipToMain}>
        {WORDS.shell.skipLink}
      </a>
      <Slot name="shell:top" />
      <Navbar />
      <Slot name="navbar:after" />
      <div className={classNames(styles.body, hasSidebarBeside(page) && styles.withSidebar)}>
        <Menu />
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          {children}
          <BackToTop />
        </main>
      </div>
      {typeof foot !== 'string' ? (
        <footer className={FOOT_CLASS}>{foot}</footer>
      ) : (
        foot && <footer className={FOOT_CLASS} dangerouslySetInnerHTML={{ __html: foot }} />
      )}
    </Frame>
  )
}

/** A component of its own, so that the layout mode, which becomes known in the browser, does not render the shell again. */
function Frame({ children }: { children: ReactNode }) {
  const page = usePage()
  return (
    <div
      className={classNames(styles.shell, wrapperClasses(page))}
      data-layout={page.layout}
      data-part={page.kind === 'home' ? undefined : page.sidebar?.id}
      data-layout-mode={useLayoutMode()}
    >
      {children}
    </div>
  )
}

/** Class names with which a site's own style sheets and scripts distinguish kinds of pages. */
function wrapperClasses({ kind, sidebar }: ShownPage): string {
  if (kind === 'not-found') return 'main-wrapper'
  const isDoc = kind === 'doc' || (kind === 'home' && sidebar !== undefined)
  const name = isDoc ? 'docs-doc' : kind === 'home' ? 'mdx' : kind
  return `main-wrapper ${name.split('-')[0]}-wrapper ${name}-page`
}

/** The router would scroll, but leave the focus where it was. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(MAIN_ID)?.focus()
}
