import { createElement, type FC } from 'react'
import type { BlogPost } from '../content/types'
import { Html } from '../markdown/evaluate/body'
import { evaluate } from '../markdown/evaluate/evaluate'
import type { SourceLink } from '../markdown/types'
import type { Excerpt } from '../page/listings'
import { compileSource, excerptSource } from '../site/compile-source'
import type { SiteModel } from '../site/site-model'
import { pageComponents } from './page-components'
import { createPartials } from './partials'
import type { Renderer } from './renderer'

export interface BuiltExcerpt extends Excerpt {
  /** Links and pictures in it, each with its file. */
  links: SourceLink[]
}

/** What lists show of a post: Markdown of its own. Its problems are those of the post's page. */
export async function buildExcerpt(
  post: BlogPost,
  model: SiteModel,
  renderer: Renderer,
): Promise<BuiltExcerpt> {
  const { source, isCut } = excerptSource(post)
  const own = await compileSource(source, model)
  const partials = createPartials(source, model, renderer, compileSource)
  const { default: content } = await evaluate(own, {
    file: post.file,
    path: post.path,
    components: { ...pageComponents(model, renderer), Html },
    load: partials.load,
  })
  const { links, images } = partials.merge(own, post.file)
  return {
    content: isComponent(content) ? createElement(content) : null,
    isCut,
    links: [...links, ...images].map((link) => ({ file: post.path, ...link })),
  }
}

function isComponent(value: unknown): value is FC {
  return typeof value === 'function'
}
