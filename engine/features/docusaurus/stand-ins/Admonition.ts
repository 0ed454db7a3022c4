export { Admonition, Admonition as default } from '../../../kit/browser/elements'
