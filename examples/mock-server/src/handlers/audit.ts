/** Serves `Audit.notify`. Any request may carry audit events, so the server records them before calling handlers. */
export function audit(): object {
  return {}
}
