export { TabItem, TabItem as default } from '../../../kit/browser/elements'
