/** Printed like a warning of the text, whose styles it shares. */
export function UnlistedNotice() {
  return (
    <aside className="admonition admonition-warning" aria-label="Unlisted page">
      <p className="admonition-title">Unlisted page</p>
      <p>Only readers who have its address find this page: no menu and no search leads here.</p>
    </aside>
  )
}
