/** The color mode that the reader chose, and a function that chooses another. */
export { DARK_QUERY } from '../../client/stores/color-mode'
export { useColorMode } from '../../theme/navbar/use-color-mode'
