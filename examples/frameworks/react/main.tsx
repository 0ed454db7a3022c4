import { createRoot } from 'react-dom/client'
import { Search } from './Search'
import { start } from './start'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
if (await start()) createRoot(root).render(<Search />)
