import { WRONG_BASE } from '../client/error-texts'
import { inlineJson } from '../page/escape'
import { SCRIPT_FAILED } from './inline-theme'

/**
 * The script of the home page's head for a site that is not served where it was built for: its entry
 * script is then not found. It says so, and which base path the address suggests; all as text.
 */
export function wrongBaseScript(basePath: string): string {
  const { what, current, suggested } = WRONG_BASE
  const text = inlineJson(`${what}\n${current}${basePath}\n${suggested}`)
  return (
    `addEventListener('load',function(d,p,e){d=document;` +
    `p=location.pathname.replace(/index\\.html$/,'').replace(/\\/*$/,'/');` +
    `if(p==${inlineJson(basePath)}||!d.documentElement.hasAttribute('${SCRIPT_FAILED}'))return;` +
    `e=d.createElement('p');e.className='admonition admonition-danger';e.setAttribute('role','alert');` +
    `e.style.cssText='margin:0;white-space:pre-line';` +
    `e.textContent=${text}+p;d.body.prepend(e)})`
  )
}
