import { HomeIcon } from './HomeIcon'

/** The drawer of the application with the preview of a document. */
export function Preview() {
  return (
    <div className="a-drawer">
      <div className="a-drawer-head">
        <b>Inspection report 2025</b>
        <HomeIcon name="open" />
        <HomeIcon name="close" />
      </div>
      <div className="a-drawer-bar">
        <span className="a-kind" data-kind="pdf">
          pdf
        </span>
        <span>
          Passage <b>2</b> of 7
        </span>
        <span className="a-step">
          <HomeIcon name="up" />
          <HomeIcon name="down" />
        </span>
      </div>
      <div className="a-page">
        <b>3 Findings</b>
        <p>
          The gearbox was opened on May 28. Both bearings of the main shaft were replaced, and the oil was
          changed.
        </p>
        <p className="a-passage">
          <mark>Turbine</mark> 18 stood still for nine days after a bearing had become too warm.
        </p>
        <svg aria-hidden="true" className="a-plot" viewBox="0 0 180 58">
          <path className="grid" d="M0 14.5h180M0 29h180M0 43.5h180" />
          <path className="limit" d="M0 20h180" />
          <path d="M0 44c14-1 20-5 34-4s20 3 32-2 16-22 28-24 14 6 24 7 12-13 22-12 10 34 22 36 10-3 18-3" />
          <circle cx="140" cy="9" r="3" />
        </svg>
        <small>Bearing temperature, May 2025</small>
        <p>
          Before the next winter, each <mark>turbine</mark> of the series gets a second sensor.
        </p>
      </div>
    </div>
  )
}
