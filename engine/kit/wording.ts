/** Pieces of sentences for messages: lists, counts, values as an author writes them, names that may be meant. */
export {
  code,
  countOf,
  describe,
  didYouMean,
  joinOr,
  listNames,
  nearest,
  reasonOf,
} from '../diagnostics/words'
