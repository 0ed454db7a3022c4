import { whenIdle } from './connection'
import { writeStored } from './stores/storage'

/** Key of the storage: the files of the faces are in the browser's cache. */
export const FACES_KEY = 'docs-faces'

/** The site's own families, by the property that names them. An author may name others. */
const FAMILIES = Object.entries({ '--font': 'Geist', '--mono': 'JetBrains Mono' })

/** A family with the same files, which may come after the first frame (see `theme/faces/faces.css`). */
const late = (family: string) => `${family} Late`

let areMissing = false

/** Loads the site's own faces once the page is idle. If this page is shown without them, the next one has them. */
export function installFaces(): void {
  whenIdle(() => loadFaces().catch(ignore))
}

/** Shows the loaded faces. Lines move, so it is called while another page takes the place of this one. */
export function showFaces(): void {
  if (areMissing) document.documentElement.dataset.faces = 'late'
}

async function loadFaces(): Promise<void> {
  const style = getComputedStyle(document.documentElement)
  const named = FAMILIES.map(([property, family]) => ({ family, list: style.getPropertyValue(property) }))
  const own = named.filter(({ family, list }) => list.includes(family))
  await Promise.all(own.map(({ family }) => document.fonts.load(`1em "${late(family)}"`)))
  areMissing = own.some(({ family, list }) => !looksLike(list, `"${late(family)}"`))
  writeStored(FACES_KEY, 'true')
}

/** Returns whether two lists of fonts draw the same letters. Fonts with letters of equal width differ in their shapes. */
function looksLike(list: string, other: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  const shape = (fonts: string) => {
    context.font = `100px ${fonts}`
    const { width, actualBoundingBoxAscent, actualBoundingBoxRight } = context.measureText('Rg')
    return [width, actualBoundingBoxAscent, actualBoundingBoxRight].join(' ')
  }
  return shape(list) === shape(other)
}

/** The next document tries again. */
function ignore(): void {}
