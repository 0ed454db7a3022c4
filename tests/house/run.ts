// `npm run house`: how many sources and lines the engine has, folder by folder.
import { join } from 'node:path'
import { root } from '../root'
import { sourceFolders } from './sources'

const folders = sourceFolders(join(root, 'engine'))
const sum = (key: 'files' | 'lines') => folders.reduce((total, folder) => total + folder[key], 0)

console.table(folders)
console.log(`${sum('files')} sources, ${sum('lines')} lines without tests, ${folders.length} folders`)
