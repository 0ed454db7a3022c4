import { phrase } from '../../../../page/words'
import type { TryPart, TryTable } from '../../try/try-it'
import { OUTPUT_LABEL } from './use-run'

/**
 * The output of the code, shown like that of samples run by the build: first what the code says, then the requests that
 * it made, in folds. All of it is text.
 */
export function Output({ parts }: { parts: TryPart[] }) {
  const requests = parts.filter(isRequest)
  return (
    <div role="log" aria-label={OUTPUT_LABEL}>
      {parts
        .filter((part) => !isRequest(part))
        .map(({ caption, text, table, isError }, index) => (
          <figure key={index} className="code observed" data-error={isError ? '' : undefined}>
            <figcaption>{caption}</figcaption>
            {table && <Table {...table} />}
            {table ? <Fold name={WORDS.tryIt.asText} text={text} /> : <Text name={caption} text={text} />}
          </figure>
        ))}
      {requests.map((request, index) => (
        <Request key={index} {...request} />
      ))}
    </div>
  )
}

function isRequest({ headers }: TryPart): boolean {
  return headers !== undefined
}

function Request({ caption, text, headers, body }: TryPart) {
  const [line] = text.split('\n', 1)
  return (
    <figure className="code observed">
      <details>
        <summary>
          {caption}{' '}
          <code className="try-asked" translate="no">
            {line}
          </code>
        </summary>
        <Text name={caption} text={text} />
        {headers && <Fold name={WORDS.tryIt.headers} text={headers} />}
        {body && <Text name={WORDS.tryIt.body} text={body} />}
      </details>
    </figure>
  )
}

function Table({ caption, columns, rows, moreRows, moreColumns }: TryTable) {
  const more =
    moreColumns > 0 &&
    (moreColumns === 1
      ? phrase(WORDS.tryIt.oneColumn, { count: moreColumns })
      : phrase(WORDS.tryIt.manyColumns, { count: moreColumns }))
  return (
    // biome-ignore lint/a11y: focusable so that wide tables scroll by keyboard
    <div className="try-table" tabIndex={0} role="group" aria-label={caption} translate="no">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {more && <td>{more}</td>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((text, column) => (
                <td key={columns[column]}>{text}</td>
              ))}
            </tr>
          ))}
          {moreRows > 0 && (
            <tr>
              <td colSpan={columns.length}>
                {moreRows === 1
                  ? phrase(WORDS.tryIt.oneRow, { count: moreRows })
                  : phrase(WORDS.tryIt.manyRows, { count: moreRows })}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function Fold({ name, text }: { name: string; text: string }) {
  return (
    <details>
      <summary>{name}</summary>
      <Text name={name} text={text} />
    </details>
  )
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    // biome-ignore lint/a11y: focusable for keyboard scrolling, and named as in observed samples
    <pre tabIndex={0} role="group" aria-label={name} translate="no">
      <code>{text}</code>
    </pre>
  )
}
