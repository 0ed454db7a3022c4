import type { PipeTransform } from '@angular/core'

/**
 * Picks one language out of a text that holds several.
 *
 * @pipe syslang
 */
export declare class SyslangPipe implements PipeTransform {
  /**
   * Returns the part for one language.
   *
   * @param value the text
   * @param lang the language, by default the active language of Transloco
   */
  transform(value?: string, lang?: string): string | null
}
