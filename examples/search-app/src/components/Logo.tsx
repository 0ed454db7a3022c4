/** Three branches in a rounded square. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="6" />
      <path d="M12 12V5.5M12 12l5.6 3.25M12 12l-5.6 3.25" />
    </svg>
  )
}
