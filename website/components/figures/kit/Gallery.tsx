import type { ReactElement, ReactNode } from 'react'
import { AdvancedFiltersFigure } from '../AdvancedFiltersFigure'
import { AggregationFigure } from '../AggregationFigure'
import { BookmarksFigure } from '../BookmarksFigure'
import { CollectionsFigure } from '../CollectionsFigure'
import { DidYouMeanFigure } from '../DidYouMeanFigure'
import { DrawerFigure } from '../DrawerFigure'
import { DrawerStackFigure } from '../DrawerStackFigure'
import { ErrorFigure } from '../ErrorFigure'
import { FiltersFigure } from '../FiltersFigure'
import { LabelsFigure } from '../LabelsFigure'
import { MetadataFigure } from '../MetadataFigure'
import { MissingTermsFigure } from '../MissingTermsFigure'
import { NavbarTabsFigure } from '../NavbarTabsFigure'
import { NoResultFigure } from '../NoResultFigure'
import { RecentSearchesFigure } from '../RecentSearchesFigure'
import { SavedSearchesFigure } from '../SavedSearchesFigure'
import { SignInFigure } from '../SignInFigure'
import { SortSelectorFigure } from '../SortSelectorFigure'
import { SourceFigure } from '../SourceFigure'
import { SponsoredResultsFigure } from '../SponsoredResultsFigure'
import { ThemeSelectorFigure } from '../ThemeSelectorFigure'
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
