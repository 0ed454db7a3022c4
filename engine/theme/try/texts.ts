import { TRY_TIME, type TryEnd } from '../../page/try-it'

export const RUN = 'Run'
export const RESET = 'Reset'
export const CLOSE = 'Close'
export const FORM_LABEL = 'Editor'
export const EDITOR_LABEL = 'Code to try'
export const OUTPUT_LABEL = 'Output of your code'
export const HINT =
  'Ctrl+Enter or ⌘+Enter runs the code, Escape closes the editor, Tab moves on. ' +
  'Requests are shown and not sent; respond(…) in the code says what they get.'
export const LOADING = 'Loading…'
export const RUNNING = 'Running…'
export const WITH_ERROR = 'Finished, with an error.'
export const NOTHING_SEEN = 'Finished. The code wrote nothing and made no request.'
export const NOT_LOADED = 'What the code needs could not be loaded.'

export const END_TEXTS: Record<TryEnd, string> = {
  done: 'Finished.',
  time: `Stopped after ${TRY_TIME / 1000} seconds.`,
  waits: 'Finished, but the code still waits for something that does not come.',
  cut: 'Stopped: there was too much to show.',
}
