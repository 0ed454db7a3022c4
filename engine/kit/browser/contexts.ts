/** What a component knows: the site, the page, and what its feature shares with browsers. */
export { usePage, useShared, useSite, useWords } from '../../theme/contexts'
