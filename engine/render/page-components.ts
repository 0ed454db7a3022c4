import { createElement, type FC, type ReactElement } from 'react'
import type { ShowingPage } from '../feature'
import { Html, Nodes } from '../markdown/evaluate/body'
import { CODE_COMPONENT, TITLE_COMPONENT } from '../markdown/plugins/compiled-components'
import { readableDay } from '../page/escape'
import type { Locale } from '../page/site'
import type { BodyNode } from '../page/tree'
import { htmlParts } from '../site/features/hooks'
import type { PageQuestions } from '../site/page-answers'
import type { SiteModel } from '../site/site-model'
import type { Renderer } from './renderer'

/** Renders a part of the theme inside a text, as those around a text are rendered. */
type RenderPart = (element: ReactElement) => Promise<BodyNode[]>

/** Returns the components available without an import: the theme's, and those that stand for what features show. */
export function pageComponents(
  model: SiteModel,
  renderer: Renderer,
  ask: PageQuestions['ask'],
  renderPart: RenderPart,
): Record<string, unknown> {
  const parts = htmlParts(model.setup.hooks)
  const page: ShowingPage = {
    asset(file) {
      ask('asset', file)
      return model.links.add(file)
    },
    show: (name, props) => parts.find((part) => part.name === name)?.html(props, page) ?? '',
  }
  const placeholders = parts.map(({ name, html }) => {
    const Placeholder = (props: Record<string, string>) => createElement(Html, { html: html(props, page) })
    Placeholder.displayName = name
    return [name, Placeholder] as const
  })
  return {
    ...renderer.components,
    [CODE_COMPONENT]: inText(renderer.codeBlock, renderPart),
    [TITLE_COMPONENT]: inText(renderer.title, renderPart),
    ...Object.fromEntries(placeholders),
  }
}

function inText<Props extends object>(Part: FC<Props>, renderPart: RenderPart) {
  return async (props: Props) => createElement(Nodes, { nodes: await renderPart(createElement(Part, props)) })
}

interface Context {
  site: { locale: Pick<Locale, 'htmlLang' | 'calendar'> }
}

interface DocumentedProps {
  /** Name of an installed package. */
  of: string
}

/**
 * Returns the component that shows the documented version (that of the installed package) and the day of the page's
 * last change, such as `2026-01-31`; the day is left out if unknown.
 */
export function createDocumented({ site }: Context, ask: PageQuestions['ask'], lastUpdated?: string) {
  const { htmlLang, calendar } = site.locale
  const Documented = ({ of }: DocumentedProps): ReactElement => {
    const version = ask('package', of)
    if (version === null) throw new Error(`the package ${of} is not installed`)
    const day = lastUpdated && readableDay(lastUpdated, htmlLang, calendar)
    return createElement(
      'p',
      { className: 'card-note' },
      'Documents ',
      createElement('code', { translate: 'no' }, of),
      ` ${version}`,
      ...(day ? [' · last updated ', createElement('time', { dateTime: lastUpdated }, day)] : []),
    )
  }
  return Documented
}
