import { useMutation } from '@tanstack/react-query'
import type { AppConfig } from '../app-config'
import { messageOf } from '../errors'
import { exportCsv } from '../export'
import type { SearchState } from '../location'
import { toQuery } from '../queries'
import { Icon } from './Icon'

export function ExportButton({
  state,
  config,
}: {
  state: SearchState
  config: AppConfig
}) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => exportCsv(toQuery(state, config), config),
  })
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        <Icon name="download" /> Export CSV
      </button>
      {error && <p role="alert">{messageOf(error)}</p>}
    </>
  )
}
