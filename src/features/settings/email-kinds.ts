import type { StoredSettings } from './contract.ts'
import type { EmailKind } from './unsubscribe-contract.ts'

/** The settings that turn a kind of email on or off. The daily digest depends on both. */
export function switchesFor(kind: EmailKind, isOn: boolean): Partial<StoredSettings> {
  return {
    ...(kind === 'applications' ? {} : { jobAlerts: isOn }),
    ...(kind === 'alerts' ? {} : { applicationUpdates: isOn }),
  }
}

export const emailNames: Readonly<Record<EmailKind, string>> = {
  alerts: 'job alerts',
  applications: 'application updates',
  daily: 'job alerts and application updates',
}

/** The kind of email that an unsubscribe link names, if it is valid; the server checks the signature. */
export function kindIn(token: string): EmailKind | null {
  const [, word = ''] = token.split('.')
  return isKind(word) ? word : null
}

const isKind = (word: string): word is EmailKind => Object.hasOwn(emailNames, word)
