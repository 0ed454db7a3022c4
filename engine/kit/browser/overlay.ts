/** Entries of the browser's history for what opens above a page, so that going back closes it. */
export {
  afterOverlay,
  followFromOverlay,
  holdEntry,
  isOverlayOpen,
  releaseEntry,
} from '../../client/navigation/overlay-history'
