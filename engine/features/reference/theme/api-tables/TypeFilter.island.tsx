import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { onAddressChange, parameterOf, writeParameter } from '../../../../kit/browser/address'
import { Icon } from '../../../../kit/browser/icon'
import { hashTarget } from '../../../../kit/browser/scroll'
import { phrase } from '../../../../page/words'
import { filterRows, isFilter, ROW, type Shown } from './filter-rows'

/** What is typed is in the address, so that it is there again after a reload, and on the way back from a type. */
const PARAMETER = 'filter'
const CHOICES = ['kind', 'package'] as const

interface TypeFilterProps {
  /** What readers can choose from, such as `component, pipe`. Without it, there is no such choice. */
  kinds?: string
  packages?: string
}

/** Filters all type tables of the page. They are static HTML, whose rows are only hidden and shown. */
export default function TypeFilter({ kinds = '', packages = '' }: TypeFilterProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const kind = useRef<HTMLSelectElement>(null)
  const owner = useRef<HTMLSelectElement>(null)
  const [shown, setShown] = useState<Shown>()
  const [total, setTotal] = useState<number>()

  const filter = () => {
    const wanted = {
      query: input.current?.value.trim() ?? '',
      kind: kind.current?.value ?? '',
      package: owner.current?.value ?? '',
    }
    writeParameter(PARAMETER, wanted.query)
    for (const name of CHOICES) writeParameter(name, wanted[name])
    const result = filterRows(document, wanted, hashTarget(location.hash))
    setShown(isFilter(wanted) ? result : undefined)
  }
  const filterTyped = () => {
    filter()
    if (input.current) showFirstRow(input.current)
  }
  const clear = () => {
    if (!input.current) return
    for (const { current } of [input, kind, owner]) if (current) current.value = ''
    filter()
    input.current.focus()
  }
  useEffect(() => {
    /** Shows the target of the address: the declaration in a row, or a section that the filter hides. */
    const follow = () => {
      const target = hashTarget(location.hash)
      if (target?.matches('.type-row')) target.querySelector('details')?.toggleAttribute('open', true)
      // An empty field hides nothing.
      if ([input, kind, owner].some(({ current }) => current?.value)) filter()
      if (!input.current || !target?.closest('[hidden]')) return
      for (const { current } of [input, kind, owner]) if (current) current.value = ''
      filter()
      target.scrollIntoView()
    }
    setTotal(document.querySelectorAll(ROW).length)
    const wanted = parameterOf(PARAMETER)
    // Browsers restore what was typed before the page was left.
    if (input.current && wanted !== null) input.current.value = wanted
    if (kind.current) kind.current.value = parameterOf('kind') ?? ''
    if (owner.current) owner.current.value = parameterOf('package') ?? ''
    follow()
    return onAddressChange(follow)
  }, [])

  return (
    <search className="type-filter">
      <label htmlFor={id}>
        <Icon name="search" />
        <span className="sr-only">{WORDS.api.filter}</span>
      </label>
      <input
        id={id}
        ref={input}
        type="search"
        maxLength={80}
        placeholder={WORDS.api.filterBy}
        autoComplete="off"
        spellCheck={false}
        onInput={filterTyped}
      />
      <output htmlFor={id}>
        {shown
          ? phrase(WORDS.api.filtered, { count: shown.count, total: shown.total })
          : total && phrase(kinds ? WORDS.api.filtered : WORDS.api.all, { count: total, total })}
      </output>
      {shown && (
        <button type="button" title={WORDS.api.clear} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      {kinds && <Choice label={WORDS.api.kind} values={kinds} select={kind} onChange={filterTyped} />}
      {packages && (
        <Choice label={WORDS.api.package} values={packages} select={owner} onChange={filterTyped} />
      )}
      {shown?.count === 0 && <NoneFound query={shown.query} near={shown.near} />}
    </search>
  )
}

interface ChoiceProps {
  label: string
  /** Separated by commas. */
  values: string
  select: RefObject<HTMLSelectElement | null>
  onChange: () => void
}

function Choice({ label, values, select, onChange }: ChoiceProps) {
  return (
    <select ref={select} aria-label={label} defaultValue="" onChange={onChange}>
      <option value="">{label}</option>
      {values.split(',').map((value) => (
        <option key={value} value={value.trim()}>
          {value.trim()}
        </option>
      ))}
    </select>
  )
}

/** Scrolls up to the first row, if the field, which stays at the top, is below it. */
function showFirstRow(field: Element): void {
  const first = document.querySelector(`${ROW}:not([hidden])`)
  const above =
    field.getBoundingClientRect().bottom - (first?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
  if (above > 0) first?.scrollIntoView()
}

function NoneFound({ query, near }: Pick<Shown, 'query' | 'near'>) {
  return (
    <p>
      {phrase(WORDS.api.noneFound, { query })} {near.length > 0 && WORDS.api.near}{' '}
      {near.map((name, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <a href={`#${name}`}>{name}</a>
        </span>
      ))}
    </p>
  )
}
