import { colored } from './json-colors'
import type { SeenRequest } from './messages'

/** Every request as the library made it, styled like the requests of samples. Shows the body of the last one. */
export function RequestLog({ requests }: { requests: readonly SeenRequest[] }) {
  return (
    <section className="demo-requests" aria-label="Requests">
      <h3>Requests, the latest first</h3>
      {requests.map((request) => (
        <Request key={request.id} request={request} isLatest={request === requests[0]} />
      ))}
    </section>
  )
}

function Request({ request, isLatest }: { request: SeenRequest; isLatest: boolean }) {
  const { id, caller, method, path, headers, body, status } = request
  return (
    <figure className="code observed" data-wrap="">
      <figcaption>
        Request {id} · {caller} · {status}
      </figcaption>
      <pre translate="no">
        <code>
          <span className="k">{method}</span> {path}
        </code>
      </pre>
      <details>
        <summary>Headers</summary>
        <pre translate="no">
          <code>{headers}</code>
        </pre>
      </details>
      <details open={isLatest}>
        <summary>Body</summary>
        <pre translate="no">
          <code>{colored(JSON.stringify(body, null, 2))}</code>
        </pre>
      </details>
    </figure>
  )
}
