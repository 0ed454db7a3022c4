/** A search application, and its settings before it. */
export function MintDrawing() {
  return (
    <svg viewBox="0 0 360 168" fill="none" aria-hidden="true">
      <g>
        <rect x="52" y="26" width="196" height="152" rx="10" className="paper" />
        <path d="M52 50h196" className="ln1" />
        <circle cx="64" cy="38" r="2.5" className="dot" />
        <circle cx="73" cy="38" r="2.5" className="dot" />
        <circle cx="82" cy="38" r="2.5" className="dot" />
        <rect x="112" y="33" width="92" height="11" rx="5.5" className="soft" />
      </g>
      <path d="M68 66h9a8 8 0 0 1 8 8v9h-9a8 8 0 0 1-8-8z" className="hue2" />
      <path d="M74.5 72.5 85 83" className="hue2" />
      <rect x="94" y="68" width="112" height="13" rx="6.5" className="edge" />
      <circle cx="197" cy="74.5" r="3" className="hue1" />
      <path d="m199 76.5 2.5 2.5" className="hue1" />
      <rect x="68" y="98" width="40" height="5" rx="2.5" className="soft" />
      <rect x="68" y="110" width="32" height="5" rx="2.5" className="soft" />
      <rect x="68" y="122" width="36" height="5" rx="2.5" className="soft" />
      <rect x="68" y="134" width="26" height="5" rx="2.5" className="soft" />
      <rect x="122" y="96" width="108" height="34" rx="6" className="edge" />
      <rect x="131" y="105" width="56" height="5" rx="2.5" className="fill" />
      <rect x="131" y="116" width="82" height="4" rx="2" className="soft" />
      <rect x="122" y="138" width="108" height="34" rx="6" className="edge" />
      <rect x="131" y="147" width="44" height="5" rx="2.5" className="fill" />
      <rect x="131" y="158" width="74" height="4" rx="2" className="soft" />
      <g className="lift">
        <rect x="208" y="62" width="112" height="92" rx="10" className="paper" />
        <rect x="222" y="76" width="40" height="5" rx="2.5" className="ink" />
        <rect x="222" y="95" width="46" height="4" rx="2" className="soft" />
        <rect x="288" y="91" width="20" height="12" rx="6" className="fillh" />
        <circle cx="302" cy="97" r="4" className="knob" />
        <rect x="222" y="114" width="38" height="4" rx="2" className="soft" />
        <rect x="288" y="110" width="20" height="12" rx="6" className="off" />
        <circle cx="294" cy="116" r="4" className="knob" />
        <path d="M222 138h86" className="ln2" />
        <path d="M222 138h52" className="hue3" />
        <circle cx="274" cy="138" r="5" className="paper hueb" />
      </g>
    </svg>
  )
}
