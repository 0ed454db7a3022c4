import type { ReactElement, ReactNode } from 'react'
import { AdvancedFiltersFigure } from './AdvancedFiltersFigure'
import { AggregationFigure } from './AggregationFigure'
import { BackdropFigure } from './BackdropFigure'
import { BookmarksFigure } from './BookmarksFigure'
import { CollectionsFigure } from './CollectionsFigure'
import { DidYouMeanFigure } from './DidYouMeanFigure'
import { DocumentLocatorFigure } from './DocumentLocatorFigure'
import { DrawerFigure } from './DrawerFigure'
import { DrawerStackFigure } from './DrawerStackFigure'
import { EditLabelFigure } from './EditLabelFigure'
import { ErrorFigure } from './ErrorFigure'
import type { FigureProps } from './Figure'
import { FilterButtonFigure } from './FilterButtonFigure'
import { FiltersBarFigure } from './FiltersBarFigure'
import { FiltersFigure } from './FiltersFigure'
import { LabelsFigure } from './LabelsFigure'
import { LoadingFigure } from './LoadingFigure'
import { MetadataFigure } from './MetadataFigure'
import { MissingTermsFigure } from './MissingTermsFigure'
import { MoreFiltersFigure } from './MoreFiltersFigure'
import { MultiselectLabelsFigure } from './MultiselectLabelsFigure'
import { NavbarTabsFigure } from './NavbarTabsFigure'
import { NoResultFigure } from './NoResultFigure'
import { PagerFigure } from './PagerFigure'
import { RecentSearchesFigure } from './RecentSearchesFigure'
import { SavedSearchesFigure } from './SavedSearchesFigure'
import { SignInFigure } from './SignInFigure'
import { SortSelectorFigure } from './SortSelectorFigure'
import { SourceFigure } from './SourceFigure'
import { SponsoredResultsFigure } from './SponsoredResultsFigure'
import { ThemeSelectorFigure } from './ThemeSelectorFigure'
import { ThemeToggleFigure } from './ThemeToggleFigure'

const FIGURES = new Map<string, () => ReactElement<FigureProps>>(
  Object.entries({
    AdvancedFilters: AdvancedFiltersFigure,
    Aggregation: AggregationFigure,
    Backdrop: BackdropFigure,
    Bookmarks: BookmarksFigure,
    Collections: CollectionsFigure,
    DidYouMean: DidYouMeanFigure,
    DocumentLocator: DocumentLocatorFigure,
    Drawer: DrawerFigure,
    DrawerStack: DrawerStackFigure,
    EditLabel: EditLabelFigure,
    Error: ErrorFigure,
    FilterButton: FilterButtonFigure,
    Filters: FiltersFigure,
    FiltersBar: FiltersBarFigure,
    Labels: LabelsFigure,
    Loading: LoadingFigure,
    Metadata: MetadataFigure,
    MissingTerms: MissingTermsFigure,
    MoreFilters: MoreFiltersFigure,
    MultiselectLabels: MultiselectLabelsFigure,
    NavbarTabs: NavbarTabsFigure,
    NoResult: NoResultFigure,
    Pager: PagerFigure,
    RecentSearches: RecentSearchesFigure,
    SavedSearches: SavedSearchesFigure,
    SignIn: SignInFigure,
    SortSelector: SortSelectorFigure,
    Source: SourceFigure,
    SponsoredResults: SponsoredResultsFigure,
    ThemeSelector: ThemeSelectorFigure,
    ThemeToggle: ThemeToggleFigure,
  }),
)

/** All sketches have the same shape here: taller ones are cut off at the bottom. */
const SHAPE = { width: 360, height: 216 }

/** A grid of `<Sketch>`: the components at a glance. */
export function Gallery({ children }: { children?: ReactNode }) {
  return <div className="cards gallery">{children}</div>
}

interface SketchProps {
  /** The name of the figure: `Pager` for `PagerFigure`. */
  of: string
  /** One Markdown link. The whole card leads there. */
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
