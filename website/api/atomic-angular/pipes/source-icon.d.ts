import type { PipeTransform } from '@angular/core'

/**
 * Returns the CSS class of the icon for a document's source.
 *
 * @pipe sourceIcon
 * @deprecated From 11.14.0 on, use `SourceComponent`.
 */
export declare class SourceIconPipe implements PipeTransform {
  /**
   * Returns the class of the icon.
   *
   * @param collection the collection paths of the article
   */
  transform(collection: string[]): string
}
