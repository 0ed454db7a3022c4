/** Offers to make the whole site available offline. */
export function OfflineButton() {
  return (
    <button type="button" className="foot-offline" data-action="offline">
      {WORDS.offline.make}
    </button>
  )
}
