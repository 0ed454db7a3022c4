const PAGES_A_CHAPTER = 10
const CHAPTERS_A_TOPIC = 10
const AREAS = 5
/** Chapters of the first area: it has as many pages in a small site as in a large one. */
const FIRST_AREA = 4

/** The least site that has all areas. */
export const FEWEST_PAGES = (FIRST_AREA + AREAS - 1) * PAGES_A_CHAPTER

/** An ordinary page of the first area, which looks the same however large the rest of the site is. */
export const STEADY_PAGE = 15

/** Where a page stands: area, topic, chapter, page. All but the first area grow with the site. */
export function placeOf(page: number): string {
  const chapter = Math.floor(page / PAGES_A_CHAPTER)
  const { area, within } = areaOf(chapter)
  const topic = Math.floor(within / CHAPTERS_A_TOPIC)
  return `area-${area}/topic-${topic}/chapter-${within % CHAPTERS_A_TOPIC}/page-${page}`
}

function areaOf(chapter: number): { area: number; within: number } {
  if (chapter < FIRST_AREA) return { area: 0, within: chapter }
  const others = AREAS - 1
  const rest = chapter - FIRST_AREA
  return { area: 1 + (rest % others), within: Math.floor(rest / others) }
}
