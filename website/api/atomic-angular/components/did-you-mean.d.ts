import type { InputSignal, Signal } from '@angular/core'
import type { Result, SpellingCorrectionMode } from '@sinequa/atomic'

/**
 * Shows the spelling correction of a result, and lets the user accept or refuse it.
 *
 * @component
 * @selector app-did-you-mean
 */
export declare class DidYouMeanComponent {
  /** The result with the correction. May be `undefined` until the first answer arrives. */
  readonly result: InputSignal<Result | undefined>

  /** The correction mode that the result reports. */
  readonly spellingCorrectionMode: Signal<SpellingCorrectionMode>
  /** The proposed text: `didYouMean.text.corrected` of the result. */
  readonly correction: Signal<string>
  /** The text as the user typed it: `didYouMean.text.original` of the result. */
  readonly original: Signal<string>

  /** Searches for the correction. */
  selectCorrected(): void
  /** Searches for the text as the user typed it. */
  selectOriginal(): void
}
