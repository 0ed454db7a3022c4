import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_DISMISSED,
  ANNOUNCEMENT_ID_KEY,
} from '../client/stores/announcement'
import { DARK_QUERY, THEME_KEY } from '../client/stores/color-mode'
import { SIDEBAR_HIDDEN, SIDEBAR_HIDDEN_KEY } from '../client/stores/sidebar-store'
import { inlineJson } from '../page/escape'
import type { Site } from '../page/site'

/** Attribute of `<html>` in a document whose script could not be loaded. */
const SCRIPT_FAILED = 'data-script-failed'

/** What the first frame depends on. */
export type FirstFrame = Pick<Site, 'colorMode' | 'storageSuffix' | 'announcementBar'>

/**
 * The script of the head that puts the reader's color mode, sidebar and announcement in place before
 * the first frame. It records the last click for the page’s script, and marks a document that this script
 * could not be loaded for. The same configuration
 * always gives the same text: its hash stands in the security policy.
 */
export function firstFrameScript(site: FirstFrame): string {
  const { colorMode, storageSuffix = '' } = site
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode
  const stored = (key: string) => `s.getItem(${inlineJson(key + storageSuffix)})`
  const mode = respectPrefersColorScheme
    ? `matchMedia('${DARK_QUERY}').matches?'dark':'light'`
    : `'${defaultMode}'`
  const choice = respectPrefersColorScheme ? 'system' : defaultMode
  const fromStorage = [
    disableSwitch ? '' : `t=${stored(THEME_KEY)}`,
    `${stored(SIDEBAR_HIDDEN_KEY)}=='true'&&d.setAttribute('${SIDEBAR_HIDDEN}','')`,
    announcementStatements(site),
  ]
  return (
    `(function(d,t,s){try{s=localStorage;${fromStorage.filter(Boolean).join(';')}}catch(e){}` +
    `t=t=='light'||t=='dark'?t:0;` +
    `d.dataset.theme=t||(${mode});` +
    `d.dataset.themeChoice=t||'${choice}';` +
    `onclick=e=>{d.press=e};` +
    `addEventListener('error',function(e){` +
    `e.target.tagName=='SCRIPT'&&d.setAttribute('${SCRIPT_FAILED}','')},true)` +
    `})(document.documentElement)`
  )
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
    `s.getItem(${dismissKey})=='true'&&d.setAttribute('${ANNOUNCEMENT_DISMISSED}','')`
  )
}

/** Shown on a home page that is not served at the path it was built for. */
export const WRONG_BASE = {
  what: 'This site did not load properly: it is not served at the base path that it was built for.',
  current: 'Current base path: ',
  suggested: 'Suggested base path: ',
} as const

/**
 * The script of the home page's head for a site that is not served at the path it was built for: its
 * entry script is then not found. It says so, and which base path the address suggests; all as text. Its style is here:
 * the style sheet of the page has rules for what was prerendered only.
 */
export function wrongBaseScript(basePath: string): string {
  const { what, current, suggested } = WRONG_BASE
  const text = inlineJson(`${what}\n${current}${basePath}\n${suggested}`)
  return (
    `addEventListener('load',function(d,p,e){d=document;` +
    `p=location.pathname.replace(/index\\.html$/,'').replace(/\\/*$/,'/');` +
    `if(p==${inlineJson(basePath)}||!d.documentElement.hasAttribute('${SCRIPT_FAILED}'))return;` +
    `e=d.createElement('p');e.setAttribute('role','alert');` +
    `e.style.cssText='margin:0;padding:1rem;white-space:pre-line;background:var(--danger-tint);border:1px solid var(--danger)';` +
    `e.textContent=${text}+p;d.body.prepend(e)})`
  )
}
