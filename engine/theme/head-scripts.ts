import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_DISMISSED,
  ANNOUNCEMENT_ID_KEY,
} from '../client/stores/announcement'
import { DARK_QUERY, THEME_KEY } from '../client/stores/color-mode'
import { SIDEBAR_HIDDEN, SIDEBAR_HIDDEN_KEY } from '../client/stores/sidebar-store'
import { inlineJson } from '../page/escape'
import type { Site } from '../page/site'

/** Name of the script that reports a wrong base path. Short, since every document contains it. */
export const WRONG_BASE_FILE = 'base.js'

/** Attribute of `<html>` in a document whose script could not be loaded. */
const SCRIPT_FAILED = 'data-script-failed'

/** The parts of a site that affect the first frame. */
export type FirstFrame = Pick<Site, 'colorMode' | 'storageSuffix' | 'announcementBar'>

/**
 * Returns the script in the head that applies the reader's color mode, sidebar and announcement before the first frame.
 * It also records clicks and keys for the page's script, and marks a document whose script failed to load. In that case
 * it checks whether the site is served at another base path than it was built for, by the relative path `root`. The
 * same configuration always gives the same text, because the policy contains its hash.
 */
export function firstFrameScript(site: FirstFrame, root: string): string {
  const { colorMode, storageSuffix = '' } = site
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode
  const stored = (key: string) => `s.getItem(${inlineJson(key + storageSuffix)})`
  const mode = respectPrefersColorScheme
    ? `matchMedia('${DARK_QUERY}').matches?'dark':'light'`
    : `'${defaultMode}'`
  const choice = respectPrefersColorScheme ? 'system' : defaultMode
  const fromStorage = [
    disableSwitch ? '' : `t=${stored(THEME_KEY)}`,
    `${stored(SIDEBAR_HIDDEN_KEY)}=='true'&&(${mark(SIDEBAR_HIDDEN)})`,
    announcementStatements(site),
  ]
  return (
    `((d,t,s)=>{try{s=localStorage;${fromStorage.filter(Boolean).join(';')}}catch(e){}` +
    `t=t=='light'||t=='dark'?t:0;` +
    `d.dataset.theme=t||(${mode});` +
    `d.dataset.themeChoice=t||'${choice}';` +
    `d.presses=[];onclick=onkeydown=e=>{d.presses.push(e)};` +
    `addEventListener('error',e=>{` +
    `e.target.tagName=='SCRIPT'&&(${mark(SCRIPT_FAILED)},import('${root}${WRONG_BASE_FILE}').catch(e=>e))},true)` +
    `})(document.documentElement)`
  )
}

/** Returns a statement that sets an empty attribute on the root element, in fewer bytes than by its name. */
function mark(attribute: string): string {
  const key = attribute.replace(/^data-/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return `d.dataset.${key}=''`
}

/** An earlier misspelling of the default id, which readers' browsers still store. */
const DEFAULT_ID = 'announcement-bar'
const MISSPELLED_ID = 'annoucement-bar'

/**
 * Returns statements for the head's script that store the announcement's id, forget that another one was dismissed, and
 * mark the document if this one was. `s` is the storage, `d` the root element.
 */
function announcementStatements({
  announcementBar,
  storageSuffix = '',
}: Pick<Site, 'announcementBar' | 'storageSuffix'>): string {
  if (!announcementBar) return ''
  const [idKey, dismissKey] = [ANNOUNCEMENT_ID_KEY, ANNOUNCEMENT_DISMISS_KEY].map((key) =>
    inlineJson(key + storageSuffix),
  )
  const id = inlineJson(announcementBar.id)
  const isSame = announcementBar.id === DEFAULT_ID ? `s.getItem(${idKey})=='${MISSPELLED_ID}'||` : ''
  return (
    `s.getItem(${idKey})!=${id}&&(${isSame}s.setItem(${dismissKey},'false'),s.setItem(${idKey},${id}));` +
    `s.getItem(${dismissKey})=='true'&&(${mark(ANNOUNCEMENT_DISMISSED)})`
  )
}
