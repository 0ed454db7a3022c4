import type { ReactElement, ReactNode } from 'react'
import { DrawerFigure } from '../drawer/DrawerFigure'
import { DrawerStackFigure } from '../drawer/DrawerStackFigure'
import { AdvancedFiltersFigure } from '../filters/AdvancedFiltersFigure'
import { AggregationFigure } from '../filters/AggregationFigure'
import { FiltersFigure } from '../filters/FiltersFigure'
import { LabelsFigure } from '../labels/LabelsFigure'
import { BookmarksFigure } from '../lists/BookmarksFigure'
import { CollectionsFigure } from '../lists/CollectionsFigure'
import { RecentSearchesFigure } from '../lists/RecentSearchesFigure'
import { SavedSearchesFigure } from '../lists/SavedSearchesFigure'
import { DidYouMeanFigure } from '../results/DidYouMeanFigure'
import { MetadataFigure } from '../results/MetadataFigure'
import { MissingTermsFigure } from '../results/MissingTermsFigure'
import { NavbarTabsFigure } from '../results/NavbarTabsFigure'
import { NoResultFigure } from '../results/NoResultFigure'
import { SortSelectorFigure } from '../results/SortSelectorFigure'
import { SourceFigure } from '../results/SourceFigure'
import { SponsoredResultsFigure } from '../results/SponsoredResultsFigure'
import { ErrorFigure } from '../sign-in/ErrorFigure'
import { SignInFigure } from '../sign-in/SignInFigure'
import { ThemeSelectorFigure } from '../themes/ThemeSelectorFigure'
import type { FigureProps } from './Figure'

/** A selection, because all figures together would make the page's HTML too heavy. */
const FIGURES = new Map<string, () => ReactElement<FigureProps>>(
  Object.entries({
    AdvancedFilters: AdvancedFiltersFigure,
    Aggregation: AggregationFigure,
    Bookmarks: BookmarksFigure,
    Collections: CollectionsFigure,
    DidYouMean: DidYouMeanFigure,
    Drawer: DrawerFigure,
    DrawerStack: DrawerStackFigure,
    Error: ErrorFigure,
    Filters: FiltersFigure,
    Labels: LabelsFigure,
    Metadata: MetadataFigure,
    MissingTerms: MissingTermsFigure,
    NavbarTabs: NavbarTabsFigure,
    NoResult: NoResultFigure,
    RecentSearches: RecentSearchesFigure,
    SavedSearches: SavedSearchesFigure,
    SignIn: SignInFigure,
    SortSelector: SortSelectorFigure,
    Source: SourceFigure,
    SponsoredResults: SponsoredResultsFigure,
    ThemeSelector: ThemeSelectorFigure,
  }),
)

/** All sketches have the same size here; taller ones are cut off at the bottom. */
const SHAPE = { width: 360, height: 216 }

/** A grid of `<Sketch>`: the components at a glance. */
export function Gallery({ children }: { children?: ReactNode }) {
  return <div className="cards gallery">{children}</div>
}

interface SketchProps {
  /** The name of the figure: `Drawer` for `DrawerFigure`. */
  of: string
  /** One Markdown link, which covers the whole card. */
  children?: ReactNode
}

export function Sketch({ of, children }: SketchProps) {
  const figure = FIGURES.get(of)
  if (!figure) throw new Error(`There is no sketch "${of}". Known are ${[...FIGURES.keys()].join(', ')}.`)
  const { height, children: drawing } = figure().props
  const top = Math.min(0, (height - SHAPE.height) / 2)
  return (
    <div className="card">
      <svg
        aria-hidden="true"
        viewBox={`0 ${top} ${SHAPE.width} ${SHAPE.height}`}
        fontSize="13"
        fill="var(--text)"
      >
        {drawing}
      </svg>
      {children}
    </div>
  )
}
