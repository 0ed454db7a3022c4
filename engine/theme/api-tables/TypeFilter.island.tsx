import { useEffect, useId, useRef, useState } from 'react'
import { onAddressChange } from '../../client/navigation/address-change'
import { hashTarget } from '../../client/navigation/scroll'
import { FILTER_LABEL, filterRows, typeRows } from './type-filter'

/** A filter over all tables of types of the page. The tables are finished HTML: only their rows come and go. */
export default function TypeFilter() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [told, tell] = useState('')

  useEffect(() => {
    const field = input.current
    if (!field) return
    const filter = () => tell(filterRows(typeRows(document), field.value, hashTarget(location.hash)))
    /** Where the address leads there is something to see: a row with its declaration, or a section. */
    const follow = () => {
      const target = hashTarget(location.hash)
      if (target?.closest('.type-table')) target.querySelector('details')?.toggleAttribute('open', true)
      filter()
      if (!target?.closest('[hidden]')) return
      field.value = ''
      filter()
      target.scrollIntoView()
    }
    field.addEventListener('input', filter)
    const stop = onAddressChange(follow)
    // A browser brings back what was typed before the page was left.
    follow()
    return () => {
      field.removeEventListener('input', filter)
      stop()
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
