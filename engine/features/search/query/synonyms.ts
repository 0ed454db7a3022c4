import { stem } from './stem'

/** Words that readers may type instead of each other. */
const GROUPS = [
  'delete remove clear',
  'get fetch load retrieve',
  'show display render',
  'hide conceal',
  'change modify edit update',
  'create add generate make',
  'disable deactivate silence',
  'begin start launch',
  'stop end finish abort cancel',
  'save store persist remember',
  'pick choose select',
  'fail failure error problem',
  'missing absent lack',
  'empty nothing none',
  'picture image',
  'translation internationalization i18n localization',
  'protect guard restrict',
  'customize configure configuration setting option',
  'convert turn transform',
  'check test verify',
  'call request',
  'several many multiple',
  'split divide partition',
  'merge join combine',
  'url address',
  'text string',
  'list array',
  'order sort',
  'shortcut hotkey',
  'wait delay debounce',
  'excel xlsx spreadsheet',
  'favorite bookmark star',
  'popup modal dialog',
  'notification toast snackbar',
  'permission right role',
  'typeahead autocomplete suggestion',
  'container docker',
  'pagination paging pager',
  'performance slow',
  'default initial',
  'maximum limit',
  'number count total',
  'folder directory',
  'server backend',
  'preference setting',
  'rename label',
  'mock fake stub',
  'upgrade migrate',
  'deploy publish',
  'ai llm rag assistant chat chatbot',
  'expire timeout',
  'previous last past',
  'rerun repeat retry',
  'share link',
  'menu navigation',
  'replace swap override',
  'enlarge widen resize',
  'facet filter',
  'field column property',
  'result hit',
  'panel drawer',
]

/** By stem: the stems of its synonyms. */
const SYNONYMS = synonymsOf(GROUPS)

/** Returns the stems of a word's synonyms. */
export function synonymStems(word: string): readonly string[] {
  return SYNONYMS.get(stem(word)) ?? []
}

function synonymsOf(groups: readonly string[]): Map<string, string[]> {
  const synonyms = new Map<string, string[]>()
  for (const group of groups) {
    const stems = group.split(' ').map(stem)
    for (const own of stems) {
      const others = stems.filter((other) => other !== own)
      synonyms.set(own, [...(synonyms.get(own) ?? []), ...others])
    }
  }
  return synonyms
}
