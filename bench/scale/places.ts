const PAGES_A_CHAPTER = 10
const CHAPTERS_A_TOPIC = 10
const AREAS = 5
/** Number of chapters in the first area, which is equally large in small and large sites. */
const FIRST_AREA = 4

/** The minimum to fill all areas. */
export const MIN_PAGES = (FIRST_AREA + AREAS - 1) * PAGES_A_CHAPTER

/** An ordinary page of the first area, which looks the same however large the rest of the site is. */
export const STEADY_PAGE = 15

/** Returns the path of a page: area, topic, chapter, page. All areas but the first grow with the site. */
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
