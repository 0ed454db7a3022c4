/** A CSS color with a sample of it. The fill is an attribute, since the security policy allows no inline styles. */
export function Swatch({ children }: { children: string }) {
  return (
    <>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <rect x=".5" y=".5" width="13" height="13" rx="3" fill={children} stroke="var(--muted)" />
      </svg>{' '}
      <code>{children}</code>
    </>
  )
}
