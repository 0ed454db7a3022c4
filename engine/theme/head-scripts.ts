import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_DISMISSED,
  ANNOUNCEMENT_ID_KEY,
} from '../client/stores/announcement'
import { DARK_QUERY, THEME_KEY } from '../client/stores/color-mode'
import { SIDEBAR_HIDDEN, SIDEBAR_HIDDEN_KEY } from '../client/stores/sidebar-store'
import { inlineJson } from '../page/escape'
import type { Site } from '../page/site'

/** Name of the script that says so where a site is not served at its base path. Every document spells it. */
export const WRONG_BASE_FILE = 'base.js'

/** Attribute of `<html>` in a document whose script could not be loaded. */
const SCRIPT_FAILED = 'data-script-failed'

/** What the first frame depends on. */
export type FirstFrame = Pick<Site, 'colorMode' | 'storageSuffix' | 'announcementBar'>

/**
 * The script of the head that puts the reader's color mode, sidebar and announcement in place before
 * the first frame. It records the last click for the page’s script, marks a document whose script could not be
 * loaded, and then asks whether the site is served at another base path than it was built for: `root` is the way
 * from the page to that path. The same configuration always gives the same text: its hash stands in the policy.
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
    `onclick=e=>{d.press=e};` +
    `addEventListener('error',e=>{` +
    `e.target.tagName=='SCRIPT'&&(${mark(SCRIPT_FAILED)},import('${root}${WRONG_BASE_FILE}').catch(e=>e))},true)` +
    `})(document.documentElement)`
  )
}

/** Statement that gives the root element an attribute without a value, in fewer bytes than by its name. */
function mark(attribute: string): string {
  const key = attribute.replace(/^data-/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return `d.dataset.${key}=''`
}

/** An earlier misspelling of the default id, which readers' browsers still store. */
const DEFAULT_ID = 'announcement-bar'
const MISSPELLED_ID = 'annoucement-bar'

/**
 * Statements of the head's script: they store the id of the announcement, forget that another one was
 * dismissed, and mark the document where this one was. `s` is the storage, `d` the root element.
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
