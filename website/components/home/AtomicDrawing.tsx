/** A request that the core library turns into results. */
export function AtomicDrawing() {
  return (
    <svg viewBox="0 0 360 168" fill="none" aria-hidden="true">
      <g>
        <rect x="30" y="40" width="92" height="88" rx="10" className="paper" />
        <path d="M44 60h14M44 74h8" className="ln2" />
        <path d="M64 60h34" className="hue3" />
        <path d="M58 74h40M58 88h26" className="ln2" />
        <path d="M90 88h14" className="hue3" />
        <path d="M44 88h8M44 102h8" className="ln2" />
        <path d="M58 102h34M44 114h18" className="ln2" />
      </g>
      <path d="M122 84h30M208 84h30" className="hue2 dash" />
      <path d="m146 79 6 5-6 5M232 79l6 5-6 5" className="hue2" />
      <g className="lift">
        <rect x="152" y="56" width="56" height="56" rx="14" className="fillh" />
        <path
          d="M174 72c-4 0-5.5 1.5-5.5 5v2.5c0 2.7-1.3 4.5-3.5 4.5 2.2 0 3.5 1.8 3.5 4.5V91c0 3.5 1.5 5 5.5 5M186 72c4 0 5.5 1.5 5.5 5v2.5c0 2.7 1.3 4.5 3.5 4.5-2.2 0-3.5 1.8-3.5 4.5V91c0 3.5-1.5 5-5.5 5"
          className="white"
        />
        <circle cx="180" cy="84" r="3.5" className="whitef" />
      </g>
      <g>
        <rect x="238" y="24" width="92" height="34" rx="7" className="paper" />
        <rect x="248" y="34" width="48" height="5" rx="2.5" className="fill" />
        <rect x="248" y="45" width="70" height="4" rx="2" className="soft" />
        <rect x="238" y="67" width="92" height="34" rx="7" className="paper" />
        <rect x="248" y="77" width="36" height="5" rx="2.5" className="fill" />
        <rect x="248" y="88" width="64" height="4" rx="2" className="soft" />
        <rect x="238" y="110" width="92" height="34" rx="7" className="paper" />
        <rect x="248" y="120" width="54" height="5" rx="2.5" className="fill" />
        <rect x="248" y="131" width="58" height="4" rx="2" className="soft" />
      </g>
    </svg>
  )
}
