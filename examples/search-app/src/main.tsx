import { configureLogger, LogLevel, setGlobalConfig } from '@sinequa/atomic'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { startSession } from './session'
import './styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

// The library would write the session's token to the console, and each
// aborted request as an error.
configureLogger({ level: LogLevel.NONE })
setGlobalConfig({ app: 'training' })
void startSession()
createRoot(root).render(<App />)
