// What `docs migrate` runs.
export { migrate as default } from './convert-site'
