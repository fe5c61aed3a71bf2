import { hasConsent, recordConsent, withdrawConsent } from '#features/privacy/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import type { Settings, SettingsChange } from '../contract.ts'
import { findStored, putStored } from './queries.ts'

export async function findSettings(db: Db, userId: string): Promise<Settings> {
  const stored = await findStored(db, userId)
  return { ...stored, marketingEmails: await hasConsent(db, { userId }, 'marketing') }
}

/** Changes settings. The label of the switch for product news is the text of the consent, so a person who turns it on has read it. */
export function changeSettings(db: Db, userId: string, change: SettingsChange, now: Date): Promise<Settings> {
  const { marketingEmails, ...stored } = change
  return db.transaction().execute(async (tx) => {
    if (Object.keys(stored).length > 0) await putStored(tx, userId, stored, now)
    if (marketingEmails === true) await recordConsent(tx, { userId }, 'marketing', now)
    if (marketingEmails === false) await withdrawConsent(tx, { userId }, 'marketing', now)
    return findSettings(tx, userId)
  })
}
