// Makes a page of each operation in an OpenAPI file, with a sidebar that groups them by tag.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type AddedSource, dataPage, defineFeature, type ExtendPage } from 'docwright/feature'
import { type Document, type Operation, operationsOf } from './openapi'
import { operationText } from './operation-text'

export interface ApiPagesOptions {
  /** The OpenAPI file, in JSON, relative to the site's folder. */
  file: string
  /** Each operation is below it, under its `operationId`. */
  route?: string
}

const KIND = 'api-operation'

export const apiPages = defineFeature<ApiPagesOptions>({
  name: 'api-pages',
  setup({ root, entries, page }, { file, route = '/api' }) {
    const read = (): Document => JSON.parse(readFileSync(join(root, file), 'utf8'))
    entries(dirname(file), () => {
      const document = read()
      return {
        sources: operationsOf(document).map((one) => operationPage(one, document, { root, file, route })),
      }
    })
    page(withSidebar(() => operationsOf(read()), route))
  },
})

function operationPage(
  operation: Operation,
  document: Document,
  { root, file, route }: Required<ApiPagesOptions> & { root: string },
): AddedSource {
  const { operationId, summary = operationId } = operation
  return dataPage({
    kind: KIND,
    route: `${route}/${operationId}`,
    title: summary,
    description: operation.description ?? summary,
    keywords: [operationId, operation.path],
    text: operationText(operation, document),
    at: { file: `${join(root, file)}#${operationId}`, path: file },
  })
}

/** Lists the operations beside each of their pages, in a category for each tag. */
function withSidebar(read: () => Operation[], route: string): ExtendPage {
  return ({ kind }, { site }) => {
    if (kind !== KIND) return undefined
    const operations = read()
    const tags = [...new Set(operations.map(({ tags: [tag = 'Other'] = [] }) => tag))]
    const linkTo = ({ operationId, summary = operationId }: Operation) => ({
      type: 'link' as const,
      label: summary,
      href: `${site.basePath}${route.slice(1)}/${operationId}`,
    })
    const items = tags.map((tag) => {
      const links = operations.filter(({ tags: [own = 'Other'] = [] }) => own === tag).map(linkTo)
      return {
        type: 'category' as const,
        label: tag,
        href: links[0]?.href ?? '',
        linked: false,
        collapsible: true,
        collapsed: false,
        items: links,
      }
    })
    return { sidebar: { id: 'api', label: 'API', source: '', items } }
  }
}
