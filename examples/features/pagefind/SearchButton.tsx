import { useWords } from 'docwright/kit/browser/contexts'
import { Icon } from 'docwright/kit/browser/icon'
import { importScript } from 'docwright/kit/browser/scripts'
import { useEffect, useState } from 'react'
import type { words } from './words.js'

/** Opens the dialog, whose script is loaded when a reader first wants to search. */
export function SearchButton() {
  const { search, retry } = useWords<typeof words.pagefind>('pagefind')
  const [part, setPart] = useState<typeof import('./SearchDialog')>()
  const [isFailed, setFailed] = useState(false)
  const [requests, setRequests] = useState(0)
  const open = () => {
    setRequests((count) => count + 1)
    importScript(() => import('./SearchDialog')).then(
      (loaded) => {
        setPart(loaded)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!/^k$/i.test(event.key) || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', openByKey)
    return () => removeEventListener('keydown', openByKey)
  }, [])

  return (
    <>
      <button type="button" className="pagefind-button" onClick={open}>
        <Icon name="search" />
        <span>{isFailed ? retry : search}</span>
      </button>
      {part && <part.SearchDialog requests={requests} />}
    </>
  )
}
