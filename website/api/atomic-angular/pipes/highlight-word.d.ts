import type { PipeTransform } from '@angular/core'

/** A part of the types of the npm package `highlight-words`. */
declare namespace HighlightWords {
  interface Chunk {
    key: string
    text: string
    match: boolean
  }
}

/**
 * Splits text at the matches of a search text.
 *
 * @pipe highlightWord
 */
export declare class HighlightWordPipe implements PipeTransform {
  /**
   * Splits a text into pieces.
   *
   * @param value the text to split
   * @param word the search text
   * @param clipBy the number of words to keep next to a match
   */
  transform(value: string, word: string, clipBy?: number): HighlightWords.Chunk[]
}
