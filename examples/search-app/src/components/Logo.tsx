/** A sheet of paper under a magnifying glass. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M7 4h12l6 6v5M7 4v24h7M11 11h6M11 16h3" />
      <circle cx="20" cy="20" r="5" />
      <path d="m24 24 4 4" />
    </svg>
  )
}
