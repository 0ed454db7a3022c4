import type { Query, TextChunk, TextLocation } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Fetches passages of the text of a document.
 *
 * @service
 */
export declare class TextChunkService {
  /**
   * Fetches the passages at the given positions, with sentences around them.
   *
   * @param id the id of the document
   * @param textChunks the positions of the passages
   * @param highlights the categories of highlights to mark
   * @param query the query that sets the context
   * @param leftSentencesCount the number of sentences to add before each passage
   * @param rightSentencesCount the number of sentences to add after each passage
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
