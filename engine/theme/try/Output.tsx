import type { TryPart } from '../../page/try-it'
import { OUTPUT_LABEL } from './texts'

/** What the code was seen to do, as it is shown below samples that were run before. All of it is text. */
export function Output({ parts }: { parts: TryPart[] }) {
  return (
    <div role="log" aria-label={OUTPUT_LABEL}>
      {parts.map(({ caption, text, headers, body, isError }, index) => (
        <figure key={index} className="code observed" data-error={isError ? '' : undefined}>
          <figcaption>{caption}</figcaption>
          <Text name={caption} text={text} />
          {headers && (
            <details>
              <summary>Headers</summary>
              <Text name="Headers" text={headers} />
            </details>
          )}
          {body && <Text name="Body" text={body} />}
        </figure>
      ))}
    </div>
  )
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    // biome-ignore lint/a11y: what is wide is scrolled by keys, and named as below samples
    <pre tabIndex={0} role="group" aria-label={name} translate="no">
      <code>{text}</code>
    </pre>
  )
}
