import { minifySync } from 'vite'
import { FACES_KEY } from '../client/faces'
import { DARK_QUERY, THEME_KEY } from '../client/stores/color-mode'
import { SIDEBAR_HIDDEN, SIDEBAR_HIDDEN_KEY } from '../client/stores/sidebar-store'
import { inlineJson } from '../page/escape'
import type { Site } from '../page/site'

/** Name of the script that reports a wrong base path. Short, since every document contains it. */
export const WRONG_BASE_FILE = 'base.js'

/** Attribute of `<html>` in a document whose script could not be loaded. */
const SCRIPT_FAILED = 'data-script-failed'

/** The parts of a site that affect the first frame. */
export type FirstFrame = Pick<Site, 'colorMode' | 'storageSuffix'>

/**
 * Returns the script in the head that applies the reader's color mode and sidebar before the first frame, and runs what
 * features add to it. It opens the folds that the address leads into as soon as they are parsed, since one that opens later
 * moves what is below. It also records clicks and keys for the page's script, and marks a document whose script failed to load. In that case
 * it checks whether the site is served at another base path than it was built for, by the relative path `root`. The
 * same configuration always gives the same text, because the policy contains its hash.
 */
export function firstFrameScript(site: FirstFrame, root: string, ofFeatures: readonly string[] = []): string {
  const { colorMode, storageSuffix = '' } = site
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode
  const key = (name: string) => inlineJson(name + storageSuffix)
  return minify(`
    ((root) => {
      let choice
      try {
        const storage = localStorage
        ${disableSwitch ? '' : `choice = storage.getItem(${key(THEME_KEY)})`}
        if (storage.getItem(${key(SIDEBAR_HIDDEN_KEY)}) === 'true') root.setAttribute('${SIDEBAR_HIDDEN}', '')
        if (storage.getItem(${key(FACES_KEY)})) root.dataset.faces = 'kept'
        ${ofFeatures.map((statements) => `{ ${statements}\n}`).join('\n')}
      } catch {
        // Storage may be blocked.
      }
      if (choice !== 'light' && choice !== 'dark') choice = undefined
      root.dataset.theme = choice ?? ${respectPrefersColorScheme ? `(matchMedia('${DARK_QUERY}').matches ? 'dark' : 'light')` : `'${defaultMode}'`}
      root.dataset.themeChoice = choice ?? '${respectPrefersColorScheme ? 'system' : defaultMode}'
      root.earlyClicks = []
      onclick = onkeydown = (event) => void root.earlyClicks.push(event)
      document.onreadystatechange = () => {
        document.onreadystatechange = null
        try {
          let part = document.getElementById(decodeURIComponent(location.hash.slice(1)))
          part?.querySelector(':scope>details')?.setAttribute('open', '')
          for (let inside; part; inside = part, part = part.parentElement)
            if (part.tagName === 'DETAILS' && inside?.tagName !== 'SUMMARY') part.open = true
        } catch {
          // The address may have a percent sign that escapes nothing.
        }
      }
      const failed = ({ target }) => {
        if (target.tagName !== 'SCRIPT') return
        root.setAttribute('${SCRIPT_FAILED}', '')
        import('${root}${WRONG_BASE_FILE}').catch(() => {})
      }
      // Errors of loading do not bubble.
      addEventListener('error', failed, true)
    })(document.documentElement)`)
}

const known = new Map<string, string>()

/** Returns a script in few bytes, without what could end it in a document. */
function minify(code: string): string {
  const text = known.get(code) ?? minifySync('first-frame.js', code).code.trim()
  known.set(code, text)
  // These are only in strings, where it is the same letter. A comparison stays as it is.
  return text.replace(/<(?=\/script|!--)/gi, String.raw`\x3c`)
}
