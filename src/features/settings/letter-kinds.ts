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

/** The kind that a link of a letter names, if it is one; whether we have signed it is for the server to say. */
export function kindIn(token: string): LetterKind | null {
  const [, word = ''] = token.split('.')
  return isKind(word) ? word : null
}

const isKind = (word: string): word is LetterKind => Object.hasOwn(letterNames, word)
