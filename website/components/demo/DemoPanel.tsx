import { useEffect, useId, useRef } from 'react'
import './adopt-style'
import { Facets } from './Facets'
import { FoundDocuments } from './FoundDocuments'
import type { Found } from './messages'
import { NoneFound } from './NoneFound'
import { RequestLog } from './RequestLog'
import { type Demo, useDemo } from './use-demo'

/** The whole demonstration: a search, its facets and results, and the requests behind them. */
export function DemoPanel() {
  const demo = useDemo()
  const { search, found, requests, failed } = demo
  if (failed) return <p role="alert">The demonstration has stopped. Reload the page to start it again.</p>
  return (
    <section className="demo" aria-label="Live demonstration">
      <div className="demo-search">
        <SearchField demo={demo} />
        <Facets facets={found?.facets ?? []} chosen={search.filters} onToggle={demo.toggle} />
        {found && found.count > 0 && (
          <FoundDocuments found={found} onPage={(page) => demo.choose({ page })} />
        )}
        {found?.count === 0 && <NoneFound demo={demo} />}
      </div>
      <RequestLog requests={requests} />
    </section>
  )
}

function SearchField({ demo }: { demo: Demo }) {
  const { search, found } = demo
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // The button that had the focus no longer exists.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const suggest = (word: string) => {
    demo.choose({ text: search.text.replace(/\S*$/, word) })
    field.current?.focus()
  }
  return (
    <search>
      <label htmlFor={id}>Search the sample documents</label>
      <input
        id={id}
        ref={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="solar contract"
        value={search.text}
        onChange={(event) => demo.type(event.currentTarget.value)}
      />
      <output htmlFor={id}>{found && countText(found)}</output>
      {found && found.suggestions.length > 0 && (
        <ul aria-label="Suggestions">
          {found.suggestions.map((word) => (
            <li key={word}>
              <button type="button" onClick={() => suggest(word)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

function countText({ count, text }: Found): string {
  const documents = count === 1 ? '1 document' : `${count === 0 ? 'No' : count} documents`
  return text.trim() === '' ? documents : `${documents} for “${text.trim()}”`
}
