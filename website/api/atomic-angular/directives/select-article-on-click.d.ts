import type { InputSignal } from '@angular/core'
import type { Article } from '@sinequa/atomic'

/** How the drawer stack takes a new article: `'stack'` on top of what is open, `'replace'` in its place. */
export type SelectionStrategy = 'stack' | 'replace'

/**
 * Selects an article on a click and shows it in the drawer stack.
 *
 * @deprecated From 11.14.0 on, use `SelectArticleDirective`, whose `strategy` is `replace` by default.
 * @directive
 * @selector [selectArticleOnClick]
 */
export declare class SelectArticleOnClickDirective {
  /** The article to show. */
  readonly article: InputSignal<Article>
  /**
   * How the drawer stack takes the article.
   *
   * @default 'stack'
   */
  readonly strategy: InputSignal<SelectionStrategy>
}
