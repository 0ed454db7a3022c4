import type { UserSettings } from '@sinequa/atomic'
import { HttpError } from '../http-error'
import type { SignedInCall } from '../route'

/** Settings are stored per user, while the server runs. A patch replaces whole properties. */
export function userSettings({ state, user, fields }: SignedInCall): UserSettings {
  const stored = state.settings.get(user.username) ?? {}
  const changed = changedSettings(fields.action, stored, fields.userSettings ?? {})
  state.settings.set(user.username, changed)
  return changed
}

function changedSettings(action: string | undefined, stored: UserSettings, sent: UserSettings): UserSettings {
  switch (action) {
    case 'load':
      return stored
    case 'save':
      return sent
    case 'patch':
      return { ...stored, ...sent }
    default:
      throw new HttpError(
        400,
        `There is no action "${action}" of usersettings: load, save and patch are there.`,
      )
  }
}
