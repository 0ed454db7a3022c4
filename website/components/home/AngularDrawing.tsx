/** Parts of a search page, one of which is being placed. */
export function AngularDrawing() {
  return (
    <svg viewBox="0 0 360 168" fill="none" aria-hidden="true">
      <g>
        <rect x="44" y="20" width="84" height="128" rx="10" className="paper" />
        <rect x="56" y="33" width="34" height="5" rx="2.5" className="ink" />
        <rect x="56" y="50" width="9" height="9" rx="2.5" className="edge" />
        <rect x="71" y="52" width="34" height="5" rx="2.5" className="soft" />
        <rect x="56" y="69" width="9" height="9" rx="2.5" className="fillh" />
        <rect x="71" y="71" width="42" height="5" rx="2.5" className="soft" />
        <rect x="56" y="88" width="9" height="9" rx="2.5" className="edge" />
        <rect x="71" y="90" width="26" height="5" rx="2.5" className="soft" />
        <rect x="56" y="107" width="9" height="9" rx="2.5" className="edge" />
        <rect x="71" y="109" width="38" height="5" rx="2.5" className="soft" />
        <rect x="56" y="126" width="9" height="9" rx="2.5" className="edge" />
        <rect x="71" y="128" width="30" height="5" rx="2.5" className="soft" />
      </g>
      <g>
        <rect x="140" y="20" width="100" height="58" rx="10" className="paper" />
        <rect x="152" y="54" width="7" height="14" rx="2" className="soft" />
        <rect x="163" y="46" width="7" height="22" rx="2" className="soft" />
        <rect x="174" y="50" width="7" height="18" rx="2" className="soft" />
        <rect x="185" y="38" width="7" height="30" rx="2" className="fill" />
        <rect x="196" y="42" width="7" height="26" rx="2" className="fill" />
        <rect x="207" y="30" width="7" height="38" rx="2" className="fill" />
        <rect x="218" y="37" width="7" height="31" rx="2" className="fill" />
      </g>
      <path
        d="M140 100a10 10 0 0 1 10-10h80a10 10 0 0 1 10 10v38a10 10 0 0 1-10 10h-80a10 10 0 0 1-10-10z"
        className="slot"
      />
      <g>
        <rect x="252" y="96" width="66" height="52" rx="10" className="paper" />
        <circle cx="270" cy="114" r="7" className="fill" />
        <rect x="283" y="108" width="24" height="5" rx="2.5" className="ink" />
        <rect x="283" y="118" width="18" height="4" rx="2" className="soft" />
        <rect x="263" y="131" width="44" height="5" rx="2.5" className="soft" />
      </g>
      <g className="lift">
        <rect x="214" y="42" width="112" height="62" rx="10" className="paper hueb" />
        <rect x="226" y="54" width="58" height="5" rx="2.5" className="fill" />
        <path d="m308 52 2 4.2 4.6.6-3.3 3.2.8 4.5-4.1-2.2-4.1 2.2.8-4.5-3.3-3.2 4.6-.6z" className="star" />
        <rect x="226" y="68" width="88" height="4" rx="2" className="soft" />
        <rect x="226" y="77" width="74" height="4" rx="2" className="soft" />
        <rect x="226" y="88" width="26" height="8" rx="4" className="fillt" />
        <rect x="256" y="88" width="32" height="8" rx="4" className="fillt" />
      </g>
    </svg>
  )
}
