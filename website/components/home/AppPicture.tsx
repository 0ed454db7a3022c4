import type { ReactNode } from 'react'
import { Preview } from './AppPreview'
import { CARDS, type Card, COMPANIES, type Facet, HISTOGRAM, TYPES } from './app-data'
import { HomeIcon } from './HomeIcon'
import './app-picture.css'
import './app-labels.css'

/**
 * A picture of a search application, as HTML, so that it follows the color mode and stays sharp.
 * @param children A paragraph of four links, which become labels of the parts of the picture.
 */
export function AppPicture({ children }: { children?: ReactNode }) {
  return (
    <figure className="app-stage">
      <div className="app" aria-hidden="true">
        <Frame />
        <Top />
        <div className="a-body">
          <Side />
          <List />
        </div>
        <Preview />
      </div>
      {children}
      <figcaption className="sr-only">
        A search application: query, facets with counts, result cards with marked words, and the preview of a
        document. The labels lead to the function or component behind each part.
      </figcaption>
    </figure>
  )
}

function Frame() {
  return (
    <div className="a-chrome">
      <i />
      <i />
      <i />
      <span>localhost:4200/search?q=turbine</span>
    </div>
  )
}

function Top() {
  return (
    <>
      <div className="a-top">
        <svg aria-hidden="true" className="a-logo" viewBox="0 0 24 24">
          <rect x="1" y="1" width="22" height="22" rx="6" />
          <path d="M12 12V5.5M12 12l5.6 3.25M12 12l-5.6 3.25" />
        </svg>
        <span className="a-query">
          <HomeIcon name="search" />
          turbine
          <u />
        </span>
        <span className="a-user">AD</span>
      </div>
      <div className="a-tabs">
        <b>
          All <s>60</s>
        </b>
        <span>
          Reports <s>13</s>
        </span>
        <span>
          Contracts <s>10</s>
        </span>
        <span className="a-people">
          People <s>4</s>
        </span>
        <span className="a-sort">
          Relevance <HomeIcon name="fold" />
        </span>
      </div>
    </>
  )
}

function Side() {
  return (
    <div className="a-side">
      <FacetRows title="Type" rows={TYPES} />
      <div className="a-facet">
        <b>Modified</b>
        <svg aria-hidden="true" className="a-histogram" viewBox="0 0 120 34" preserveAspectRatio="none">
          {HISTOGRAM.map((height, year) => (
            <rect
              key={year}
              className={year < 6 ? undefined : 'chosen'}
              x={1 + year * 10}
              y={32 - height}
              width="8"
              height={height}
              rx="1.5"
            />
          ))}
        </svg>
        <span className="a-years">
          <s>2014</s>
          <s>2025</s>
        </span>
      </div>
      <FacetRows title="Company" rows={COMPANIES} />
    </div>
  )
}

function FacetRows({ title, rows }: { title: string; rows: readonly Facet[] }) {
  return (
    <div className="a-facet">
      <b>{title}</b>
      {rows.map(({ name, count, isChosen }) => (
        <span key={name} className={isChosen ? 'a-row chosen' : 'a-row'}>
          <i>
            {isChosen && (
              <svg aria-hidden="true" viewBox="0 0 12 12">
                <path d="m2.5 6.25 2.5 2.5 4.5-5" />
              </svg>
            )}
          </i>
          <span>{name}</span>
          <s>{count}</s>
        </span>
      ))}
    </div>
  )
}

function List() {
  return (
    <div className="a-list">
      <div className="a-count">
        <span>
          <b>13 documents</b> in 0.04 s
        </span>
        <span className="a-chip">
          Report <HomeIcon name="close" />
        </span>
      </div>
      {CARDS.map((card, index) => (
        <ResultCard key={card.place} {...card} isSelected={index === 0} />
      ))}
    </div>
  )
}

function ResultCard({ kind, place, text, meta, isSelected }: Card & { isSelected: boolean }) {
  return (
    <div className={isSelected ? 'a-card chosen' : 'a-card'}>
      <span className="a-kind" data-kind={kind}>
        {kind}
      </span>
      <div>
        <span className="a-title">
          Wind <mark>turbines</mark>, {place}: inspection report 2025
        </span>
        <span className="a-path">Operations / Inspections / {place}</span>
        <p>
          <mark>Turbine</mark>
          {text}
        </p>
        <span className="a-meta">
          {meta.map((value) => (
            <em key={value}>{value}</em>
          ))}
        </span>
      </div>
      <HomeIcon name="star" />
    </div>
  )
}
