import { DARK_QUERY, THEME_KEY } from '../client/stores/color-mode'
import { SIDEBAR_HIDDEN, SIDEBAR_HIDDEN_KEY } from '../client/stores/sidebar-hidden'
import { inlineJson } from '../page/escape'
import type { Site } from '../page/site'
import { announcementStatements } from './announcement/inline-announcement'

/** Attribute of `<html>` in a document whose script could not be loaded. */
export const SCRIPT_FAILED = 'data-script-failed'

/** What decides on the first frame. */
export type FirstFrame = Pick<Site, 'colorMode' | 'storageSuffix' | 'announcementBar'>

/**
 * The script of the head that puts the reader's color mode, sidebar and announcement in place before
 * the first frame. It also marks a document whose script could not be loaded. The same configuration
 * always gives the same text: its hash stands in the security policy.
 */
export function inlineThemeScript(site: FirstFrame): string {
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
    `addEventListener('error',function(e){` +
    `e.target.tagName=='SCRIPT'&&d.setAttribute('${SCRIPT_FAILED}','')},true)` +
    `})(document.documentElement)`
  )
}
