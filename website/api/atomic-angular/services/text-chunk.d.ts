import type { Query, TextChunk, TextLocation } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Fetches passages of the text of a document.
 *
 * @service
 */
export declare class TextChunkService {
  /**
   * Fetches the passages at the given places, with sentences around them. Its parameters are described below.
   *
   * @param id the id of the document
   * @param textChunks the places to fetch
   * @param highlights names of the highlight categories to mark in the text
   * @param query the query in whose context the document is read
   * @param leftSentencesCount sentences to add before each passage
   * @param rightSentencesCount sentences to add after each passage
   */
  getTextChunks(
    id: string,
    textChunks: TextLocation[],
    highlights: string[],
    query: Query,
    leftSentencesCount: number,
    rightSentencesCount: number,
  ): Observable<TextChunk[]>
}
