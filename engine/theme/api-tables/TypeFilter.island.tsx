import { useEffect, useId, useRef, useState } from 'react'
import { FILTER_LABEL, filterRows, openNamedRow, typeRows } from './type-filter'

/** A filter over all tables of types of the page. The tables are finished HTML: only their rows come and go. */
export default function TypeFilter() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [told, tell] = useState('')

  useEffect(() => {
    const filter = () => tell(filterRows(typeRows(document), input.current?.value ?? '', location.hash))
    const follow = () => {
      openNamedRow(typeRows(document), location.hash)
      filter()
    }
    const field = input.current
    field?.addEventListener('input', filter)
    addEventListener('hashchange', follow)
    // A browser brings back what was typed before the page was left.
    follow()
    return () => {
      field?.removeEventListener('input', filter)
      removeEventListener('hashchange', follow)
    }
  }, [])

  return (
    <search className="type-filter">
      <label htmlFor={id}>{FILTER_LABEL}</label>
      <input id={id} ref={input} type="search" autoComplete="off" spellCheck={false} />
      <output htmlFor={id}>{told}</output>
    </search>
  )
}
