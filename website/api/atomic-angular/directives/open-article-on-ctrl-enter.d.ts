import type { InputSignal } from '@angular/core'
import type { Article } from '@sinequa/atomic'

/**
 * Opens the preview of an article on Ctrl+Enter.
 *
 * @directive
 * @selector [openArticleOnCtrlEnter]
 */
export declare class OpenArticleOnCtrlEnterDirective {
  /**
   * The article to open.
   *
   * @required
   */
  readonly article: InputSignal<Article>
}
