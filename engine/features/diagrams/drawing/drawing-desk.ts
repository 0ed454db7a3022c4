import type { DevSession } from '../../../feature'
import type { FenceIndex } from '../../../kit/fences'
import type { Artist } from './artist'
import {
  type DiagramFolders,
  type DiagramSource,
  drawOne,
  openArtistIfInstalled,
  staleKeys,
} from './draw-diagrams'
import { readDrawing, removeDrawing, type StoredDrawing } from './drawings'

/** Draws diagrams in the background, while their pages are being edited. No page waits for it. */
export interface DrawingDesk {
  /**
   * Returns the stored drawing of a diagram, or undefined while it is being drawn.
   * @throws SiteError if it cannot be drawn.
   */
  drawing(diagram: DiagramSource, folders: DiagramFolders, fences: FenceIndex): StoredDrawing | undefined
  /** Registers a callback for a diagram that was drawn, or could not be. */
  onDrawn(listener: () => void): void
  /** Removes drawings that this desk has made and that no diagram needs any more. */
  removeUnused(folders: DiagramFolders, fences: FenceIndex): Promise<void>
  close(): Promise<void>
}

const desks = new WeakMap<DevSession, DrawingDesk>()

/** Returns the desk of a dev server, which closes with it. */
export function deskOf(session: DevSession): DrawingDesk {
  const known = desks.get(session)
  if (known) return known
  const desk = createDrawingDesk()
  desk.onDrawn(session.announce)
  session.onClose(desk.close)
  desks.set(session, desk)
  return desk
}

/** In milliseconds. An author who edits a diagram soon draws it again; opening a browser takes seconds. */
const STAYS_OPEN = 10 * 60_000

export function createDrawingDesk(open: () => Promise<Artist> = openArtistIfInstalled): DrawingDesk {
  const browser = keepOpen(open)
  const running = new Set<string>()
  const failed = new Map<string, unknown>()
  const drawn = new Set<string>()
  const listeners: (() => void)[] = []
  const removeStale = async (
    folders: DiagramFolders,
    fences: FenceIndex,
    isOurs: (key: string) => boolean,
  ) => {
    const stale = await staleKeys(folders, fences)
    for (const key of stale.filter(isOurs)) await removeDrawing(folders.root, key)
  }
  const draw = async (diagram: DiagramSource, folders: DiagramFolders, fences: FenceIndex): Promise<void> => {
    const { key } = diagram
    try {
      await drawOne(folders.root, diagram, await browser.opened())
      drawn.add(key)
      // Drawings of what the diagram was before.
      await removeStale(folders, fences, () => true)
    } catch (error) {
      failed.set(placeOf(diagram), error)
    } finally {
      running.delete(key)
      for (const listener of listeners) listener()
    }
  }
  return {
    drawing(diagram, folders, fences) {
      const stored = readDrawing(folders.root, diagram.key)
      if (stored) return stored
      const error = failed.get(placeOf(diagram))
      if (error !== undefined) throw error
      if (running.has(diagram.key)) return undefined
      running.add(diagram.key)
      void draw(diagram, folders, fences)
      return undefined
    },
    onDrawn: (listener) => void listeners.push(listener),
    async removeUnused(folders, fences) {
      if (drawn.size > 0) await removeStale(folders, fences, (key) => drawn.has(key))
    },
    close: browser.close,
  }
}

/** A message names the place, so a diagram that was moved is drawn again. */
function placeOf({ key, file, line }: DiagramSource): string {
  return `${key} ${file}:${line}`
}

/** Opens one browser when it is first needed, and closes it when it has not been needed for a while. */
function keepOpen(open: () => Promise<Artist>) {
  let artist: Promise<Artist> | undefined
  let timer: NodeJS.Timeout | undefined
  const close = async (): Promise<void> => {
    clearTimeout(timer)
    const current = artist
    artist = undefined
    await current?.then(
      (opened) => opened.close(),
      () => undefined,
    )
  }
  return {
    opened(): Promise<Artist> {
      clearTimeout(timer)
      timer = setTimeout(() => void close(), STAYS_OPEN).unref()
      artist ??= open()
      artist.catch(() => {
        artist = undefined
      })
      return artist
    },
    close,
  }
}
