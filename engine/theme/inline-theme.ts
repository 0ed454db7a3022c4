import { DARK_QUERY, THEME_KEY } from '../client/color-mode'
import { SIDEBAR_HIDDEN_KEY } from '../client/sidebar-hidden'
import type { ColorModeConfig } from '../page/site'

/**
 * The script of the head that puts the reader's colour mode and sidebar in place before the first
 * frame. The same configuration always gives the same text: its hash stands in the security policy.
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
    `s.getItem('${SIDEBAR_HIDDEN_KEY}')&&d.setAttribute('data-sidebar-hidden','')}catch(e){}` +
    `t=t=='light'||t=='dark'?t:0;` +
    `d.dataset.theme=t||(${mode});` +
    `d.dataset.themeChoice=t||'${choice}'` +
    `})(document.documentElement)`
  )
}
