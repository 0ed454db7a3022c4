export { Details, Details as default } from '../../../kit/browser/elements'
