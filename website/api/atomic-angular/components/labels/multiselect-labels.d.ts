import type { InputSignal, ModelSignal } from '@angular/core'
import type { Article } from '@sinequa/atomic'

/**
 * An input to search labels or create new ones, with the labels of the document below as badges.
 *
 * @component
 * @selector multiselect-labels
 */
export declare class MultiSelectLabelsComponent {
  /**
   * The document whose labels the user edits.
   *
   * @required
   */
  readonly article: ModelSignal<Article>
  /**
   * The property of the article that holds the labels, such as `publicLabels`.
   *
   * @default undefined
   */
  readonly labelsField: InputSignal<string | undefined>
  /**
   * `true` for public labels, `false` for private ones.
   *
   * @default false
   */
  readonly isPublic: InputSignal<boolean>
  /**
   * Users can remove labels of the document.
   *
   * @default false
   */
  readonly allowModification: InputSignal<boolean>

  /**
   * Adds the clicked suggestion.
   *
   * @param label the label
   */
  itemClicked(label: string): void
  /** Opens the popover with the suggestions. */
  onInputClick(): void
  /**
   * Adds the typed label when the key is Enter.
   *
   * @param event the key event
   */
  onKeyDown(event: KeyboardEvent): void
  /**
   * Loads the suggestions for a text.
   *
   * @param text the typed text
   * @param isPublic `true` for public labels
   */
  fetchLabels(text: string, isPublic: boolean): unknown
  /**
   * Adds a label to the article.
   *
   * @param label the label
   * @param isPublic `true` for a public label
   */
  addLabel(label: string, isPublic: boolean): void
  /**
   * Removes a label from the article.
   *
   * @status up to 0.1
   * @param label the label
   * @param isPublic `true` for a public label
   */
  removeLabel(label: string, isPublic: boolean): void
  /** Writes the current labels back to the article, which feeds the two-way binding. */
  updateArticleWithLabels(): void
}
