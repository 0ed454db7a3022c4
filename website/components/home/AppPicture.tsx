import type { ReactNode } from 'react'
import { Preview } from './AppPreview'
import { type Card, type Facet, type PictureData, searchForPicture } from './app-data'
import { HomeIcon } from './HomeIcon'
import { Marked } from './Marked'
import './app-picture.css'
import './app-labels.css'

/**
 * A picture of the example application, as HTML, so that it follows the color mode and stays sharp. It shows what the
 * application shows for the same search.
 * @param children A paragraph of four links, which become labels of the parts of the picture.
 */
export async function AppPicture({ children }: { children?: ReactNode }) {
  const data = await searchForPicture()
  return (
    <figure className="app-stage">
      <div className="app" aria-hidden="true">
        <Frame />
        <Top data={data} />
        <div className="a-body">
          <Side data={data} />
          <List data={data} />
        </div>
        <Preview data={data} />
      </div>
      {children}
      <figcaption className="sr-only">
        The example application in React: query, facets with counts, result cards with marked words, and the
        preview of a document. The labels lead to the function or component behind each part.
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
      <span>localhost:5173/?q=turbine</span>
    </div>
  )
}

function Top({ data: { total, types } }: { data: PictureData }) {
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
        <span className="a-user">AM</span>
      </div>
      <div className="a-tabs">
        <span>
          All <s>{total}</s>
        </span>
        {types.slice(0, 3).map((facet) => (
          <Tab key={facet.name} {...facet} />
        ))}
        <span className="a-sort">
          Relevance <HomeIcon name="fold" />
        </span>
      </div>
    </>
  )
}

function Tab({ name, count, isChosen }: Facet) {
  const Name = isChosen ? 'b' : 'span'
  return (
    <Name>
      {name} <s>{count}</s>
    </Name>
  )
}

function Side({ data: { types, companies, years } }: { data: PictureData }) {
  return (
    <div className="a-side">
      <FacetRows title="Type" rows={types} />
      <div className="a-facet">
        <b>Modified</b>
        <Histogram years={years} />
        <span className="a-years">
          <s>{years[0]?.year}</s>
          <s>{years.at(-1)?.year}</s>
        </span>
      </div>
      <FacetRows title="Company" rows={companies} />
    </div>
  )
}

function Histogram({ years }: Pick<PictureData, 'years'>) {
  const most = Math.max(...years.map(({ count }) => count))
  const width = 120 / years.length
  return (
    <svg aria-hidden="true" className="a-histogram" viewBox="0 0 120 34" preserveAspectRatio="none">
      {years.map(({ year, count }, place) => {
        const height = Math.round((count / most) * 30)
        const bar = { x: place * width + 1, y: 32 - height, width: width - 2, height, rx: 1.5 }
        return <rect key={year} className="chosen" {...bar} />
      })}
    </svg>
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

function List({ data: { found, cards } }: { data: PictureData }) {
  return (
    <div className="a-list">
      <div className="a-count">
        <b>{found} documents</b>
        <span className="a-chip">
          Type: Report <HomeIcon name="close" />
        </span>
      </div>
      {cards.map((card, index) => (
        <ResultCard key={card.title} {...card} isSelected={index === 0} />
      ))}
    </div>
  )
}

function ResultCard({ kind, title, path, text, meta, isSelected }: Card & { isSelected: boolean }) {
  return (
    <div className={isSelected ? 'a-card chosen' : 'a-card'}>
      <span className="a-kind" data-kind={kind}>
        {kind}
      </span>
      <div>
        <span className="a-title">
          <Marked text={title} />
        </span>
        <span className="a-path">{path}</span>
        <p>
          <Marked text={text} />
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
