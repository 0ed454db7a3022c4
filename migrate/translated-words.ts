import { THEME_WORDS } from 'docwright/kit/site-folder'
import { readWords } from 'docwright/kit/taken-over'
import type { Messages } from './messages'

const PART = 'theme.'

/** Where each word of the Docusaurus theme is among ours, by its id without `theme.`. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'AnnouncementBar.closeButtonAriaLabel': ['announcement.close'],
  'BackToTopButton.buttonAriaLabel': ['shell.backToTop'],
  'NavBar.navAriaLabel': ['shell.mainMenu'],
  'common.skipToMainContent': ['shell.skipLink'],
  'navbar.mobileLanguageDropdown.label': ['shell.languages'],
  'navbar.mobileSidebarSecondaryMenu.backButtonLabel': ['menu.toMainMenu'],
  'docs.sidebar.closeSidebarButtonAriaLabel': ['menu.close'],
  'docs.sidebar.navAriaLabel': ['sidebar.label'],
  'docs.sidebar.collapseButtonTitle': ['sidebar.hide'],
  'docs.sidebar.expandButtonTitle': ['sidebar.show'],
  'docs.breadcrumbs.navAriaLabel': ['page.breadcrumbs'],
  'docs.breadcrumbs.home': ['page.home'],
  'TOCCollapsible.toggleButtonLabel': ['page.toc'],
  'docs.paginator.navAriaLabel': ['page.docsPages'],
  'docs.paginator.previous': ['page.previous'],
  'docs.paginator.next': ['page.next'],
  'blog.post.paginator.navAriaLabel': ['blog.pages'],
  'contentVisibility.unlistedBanner.title': ['page.unlisted'],
  'contentVisibility.unlistedBanner.message': ['page.unlistedText'],
  'common.editThisPage': ['page.edit'],
  'NotFound.title': ['notFound.title'],
  'NotFound.p1': ['notFound.text'],
  'docs.versionBadge.label': ['versions.badge'],
  'tags.tagsPageTitle': ['page.tags', 'lists.tags'],
  'tags.tagsPageLink': ['lists.allTags'],
  'blog.post.readMore': ['blog.readMore'],
  'blog.post.readingTime.plurals': ['blog.readingTime'],
  'blog.post.plurals': ['blog.onePost', 'blog.manyPosts'],
  'blog.paginator.newerEntries': ['blog.newer'],
  'blog.paginator.olderEntries': ['blog.older'],
  'blog.authorsList.pageTitle': ['blog.authors'],
  'blog.authorsList.viewAll': ['blog.allAuthors'],
  'admonition.note': ['admonitions.note'],
  'admonition.tip': ['admonitions.tip'],
  'admonition.info': ['admonitions.info'],
  'admonition.warning': ['admonitions.warning'],
  'admonition.danger': ['admonitions.danger'],
  'admonition.caution': ['admonitions.caution'],
  'common.headingLinkTitle': ['text.headingLink'],
  'CodeBlock.wordWrapToggle': ['code.wrap'],
  'CodeBlock.copy': ['code.copy'],
  'CodeBlock.copied': ['code.copied'],
  'ErrorPageContent.title': ['errors.pageCrashed'],
  'ErrorPageContent.tryAgain': ['errors.tryAgain'],
  'SearchBar.label': ['search.button'],
  'SearchModal.placeholder': ['search.placeholder'],
  'SearchPage.noResultsText': ['search.noResults'],
}

/** Our placeholders, by those of Docusaurus. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  '{readingTime}': '{minutes}',
  '{versionLabel}': '{version}',
  '{user}': '{author}',
}

/** Returns the words of the theme, in the form of `theme.json`, as far as a file of Docusaurus has them. */
export function translatedWords(messages: Messages): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  const add = (place: string, text: string) => {
    const [part = '', key = ''] = place.split('.')
    if (isValid(part, key, text)) found[part] = { ...found[part], [key]: text }
  }
  for (const [id, places] of Object.entries(PLACES)) {
    // Two places are those of a singular and a plural, or of the same word.
    const forms = messages.take(PART + id)?.split('|') ?? []
    places.forEach((place, index) => {
      const text = places.length === 1 ? forms.at(-1) : (forms[index] ?? forms.at(-1))
      if (text !== undefined) add(place, ours(text, place))
    })
  }
  const updated = messages.take(`${PART}lastUpdated.lastUpdatedAtBy`)
  const date = messages.take(`${PART}lastUpdated.atDate`) ?? ''
  const author = messages.take(`${PART}lastUpdated.byUser`) ?? ''
  if (updated !== undefined) {
    const dated = updated.replace('{atDate}', date)
    add('page.updated', dated.replace('{byUser}', ''))
    add('page.updatedBy', ours(dated.replace('{byUser}', author), 'page.updatedBy'))
  }
  return found
}

/** Some languages have their kinds of admonitions in lower case, which the theme of Docusaurus capitalizes. */
function ours(text: string, place: string): string {
  const named = text.replaceAll(/\{\w+\}/g, (name) => PLACEHOLDERS[name] ?? name)
  return place.startsWith('admonitions.') ? named.charAt(0).toUpperCase() + named.slice(1) : named
}

/** A word with other placeholders than ours stays in English. */
function isValid(part: string, key: string, text: string): boolean {
  try {
    readWords(JSON.stringify({ [part]: { [key]: text } }), THEME_WORDS)
    return true
  } catch {
    return false
  }
}

/** True for the words of Docusaurus itself and its plugins, rather than those of the site's components. */
export function isOfTheme(id: string): boolean {
  return id.startsWith(PART)
}
