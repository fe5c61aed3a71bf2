import type { StoredSettings } from './contract.ts'
import type { LetterKind } from './unsubscribe-contract.ts'

/** The switches behind each kind of letter. The letter of the day may hold both. */
export function switchesFor(kind: LetterKind, isOn: boolean): Partial<StoredSettings> {
  return {
    ...(kind === 'applications' ? {} : { jobAlerts: isOn }),
    ...(kind === 'alerts' ? {} : { applicationUpdates: isOn }),
  }
}

export const letterNames: Readonly<Record<LetterKind, string>> = {
  alerts: 'job alerts',
  applications: 'application updates',
  daily: 'job alerts and application updates',
}
