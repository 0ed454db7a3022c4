import { asList, isTree, type Tree } from './tree'

/** The keys of Docusaurus that add to the head of documents. */
interface HeadKeys {
  headTags: unknown
  scripts: unknown
  stylesheets: unknown
}

/** Returns the tags of the head. The schema rejects those of other hosts. */
export function translateHead({ headTags, scripts, stylesheets }: HeadKeys): unknown[] {
  return [
    ...asList(headTags).map((tag) => (isTree(tag) ? translateTag(tag) : tag)),
    ...asList(scripts).map((script) => ({ tag: 'script', attributes: attributesOf(script, 'src') })),
    ...asList(stylesheets).map((sheet) => ({
      tag: 'link',
      attributes: { rel: 'stylesheet', ...attributesOf(sheet, 'href') },
    })),
  ]
}

function translateTag({ tagName, attributes, innerHTML, ...unknown }: Tree): Tree {
  return {
    tag: tagName,
    ...(isTree(attributes) ? { attributes: attributesOf(attributes) } : {}),
    ...(innerHTML === undefined || innerHTML === '' ? {} : { text: innerHTML }),
    ...unknown,
  }
}

/** @param name The attribute that a string alone stands for. */
function attributesOf(value: unknown, name = ''): Tree {
  if (!isTree(value)) return { [name]: value }
  return Object.fromEntries(
    Object.entries(value).filter(([, inner]) => inner !== false && inner !== undefined),
  )
}
