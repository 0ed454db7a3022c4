/** Parts of the layout that a feature puts into a place of it: those of the site, if it replaces them. */
export { PageMenu } from '../../theme/layout/PageMenu'
