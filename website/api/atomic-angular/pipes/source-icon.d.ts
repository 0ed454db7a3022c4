import type { PipeTransform } from '@angular/core'

/**
 * Gives the CSS class of the icon for the source of a document.
 *
 * @pipe sourceIcon
 * @deprecated It will be removed. Use the source component.
 */
export declare class SourceIconPipe implements PipeTransform {
  /**
   * Returns the class of the icon.
   *
   * @param collection the collection paths of the article
   */
  transform(collection: string[]): string
}
