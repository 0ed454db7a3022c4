import { DARK_QUERY, THEME_KEY } from '../client/color-mode'
import { SIDEBAR_HIDDEN_KEY } from '../client/sidebar-hidden'
import type { ColorModeConfig } from '../page/site'

/**
 * The script of the head that puts the reader's colour mode and sidebar in place before the first
 * frame. It also marks a document whose script
 * could not be loaded. The same configuration always gives the same text: its hash stands in the security policy.
 */
export function inlineThemeScript(config: ColorModeConfig): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = config
  const mode = respectPrefersColorScheme
    ? `matchMedia('${DARK_QUERY}').matches?'dark':'light'`
    : `'${defaultMode}'`
  const choice = respectPrefersColorScheme ? 'system' : defaultMode
  const theme = disableSwitch ? '' : `t=s.getItem('${THEME_KEY}');`
  return (
    `(function(d,t,s){try{s=localStorage;${theme}` +
    `s.getItem('${SIDEBAR_HIDDEN_KEY}')=='true'&&d.setAttribute('data-sidebar-hidden','')}catch(e){}` +
    `t=t=='light'||t=='dark'?t:0;` +
    `d.dataset.theme=t||(${mode});` +
    `d.dataset.themeChoice=t||'${choice}';` +
    `addEventListener('error',function(e){` +
    `e.target.tagName=='SCRIPT'&&d.setAttribute('data-script-failed','')},true)` +
    `})(document.documentElement)`
  )
}
