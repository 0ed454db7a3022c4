export { Tabs, Tabs as default } from '../../../kit/browser/elements'
