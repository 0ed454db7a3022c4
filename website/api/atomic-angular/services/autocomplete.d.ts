import type { WritableSignal } from '@angular/core'
import type { Suggestion } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

type Autocomplete = { recentSearches: number; savedSearches: number; bookmarks: number }

/**
 * Suggests texts for the search box from the server and from the settings of the user.
 *
 * @service
 */
export declare class AutocompleteService {
  /**
   * Asks the suggest queries of the administration. Emits one inner array per query.
   *
   * @param text the typed text
   */
  getFromSuggestQueriesForText(text: string): Observable<Suggestion[][]>
  /**
   * Returns the matches among the recent searches, saved searches and bookmarks at once.
   *
   * @param text the typed text
   * @param maxCount one limit for each of the three groups, or an object with a limit per group
   */
  getFromUserSettingsForText(text: string, maxCount: number | Autocomplete): Suggestion[]
  /**
   * `true` while the popover with the suggestions is open.
   *
   * @status up to 0.1
   * @default false
   */
  readonly opened: WritableSignal<boolean>
}
