/** What a reader chose, in the storage of the browser or of its tab. A browser may block it. */
export {
  onStoredChange,
  readInTab,
  readStored,
  writeInTab,
  writeStored,
} from '../../client/stores/storage'
