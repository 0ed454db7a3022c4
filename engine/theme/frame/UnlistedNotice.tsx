/** Printed like a warning of the text, whose styles it shares. */
export function UnlistedNotice() {
  return (
    <div className="admonition admonition-warning" role="note" aria-label="Unlisted page">
      <p className="admonition-title">Unlisted page</p>
      <p>Only readers who have its address find this page: no menu and no search leads here.</p>
    </div>
  )
}
