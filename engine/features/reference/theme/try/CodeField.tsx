import { type Ref, useState } from 'react'
import { createColoring } from './color-code'
import { EDITOR_LABEL } from './use-run'

interface CodeFieldProps {
  field: Ref<HTMLTextAreaElement>
  code: string
  change(code: string): void
  /** Id of the text that describes its keys. */
  describedBy: string
}

/** A field for code. Its text is invisible: the colored copy behind it, which determines the size, shows it. */
export function CodeField({ field, code, change, describedBy }: CodeFieldProps) {
  const [colorCode] = useState(createColoring)
  return (
    <div className="try-code" dir="ltr" translate="no">
      <pre aria-hidden="true">
        <code>
          {colorCode(code).map((line, index) => (
            <span key={index} className="try-line">
              {line.map(({ text, className }, at) => (
                <span key={at} className={className}>
                  {text}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <textarea
        ref={field}
        aria-label={EDITOR_LABEL}
        aria-describedby={describedBy}
        value={code}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </div>
  )
}
