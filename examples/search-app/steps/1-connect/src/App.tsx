import { useSession } from './session'

export function App() {
  return <p className="wait">The session is {useSession()}.</p>
}
