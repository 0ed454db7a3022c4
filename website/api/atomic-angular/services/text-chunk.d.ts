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
   * @param highlights the categories of highlights to mark
   * @param query the query that sets the context
   * @param leftSentencesCount how many sentences to add in front of a passage
   * @param rightSentencesCount how many sentences to add behind it
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
