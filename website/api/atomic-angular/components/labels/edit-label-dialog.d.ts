import type { InputSignal } from '@angular/core'
import type { Article } from '@sinequa/atomic'

/**
 * A dialog to edit the public and private labels of one document.
 *
 * @component
 * @selector edit-label-dialog
 */
export declare class EditLabelDialog {
  /**
   * The document whose labels the user edits.
   *
   * @required
   */
  readonly article: InputSignal<Article>
  /**
   * Opens the dialog and loads the configuration of the labels.
   *
   * @status up to 0.1
   */
  showModal(): void
}
