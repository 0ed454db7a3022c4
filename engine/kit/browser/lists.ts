/** Lists that pages of a feature show like those of the docs. */
export { TagsList } from '../../theme/lists/list-components'
