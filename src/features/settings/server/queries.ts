import type { Db, Tx } from '#platform/server/db.ts'
import type { SettingsChange, StoredSettings, Settings } from '../contract.ts'
import type { UserSettingsTable } from './tables.ts'

/** The settings of a person who has never changed one. */
const storedDefaults: StoredSettings = {
  jobAlerts: true,
  applicationUpdates: true,
  emailDigest: false,
  smsNotifications: false,
  profileVisibility: true,
  showSalaryExpectations: false,
  allowRecruiterContact: true,
  shareWithVerifiedEmployers: false,
  rememberConversations: true,
}

export const defaultSettings: Settings = { ...storedDefaults, marketingEmails: false }

const switches = [
  'jobAlerts',
  'applicationUpdates',
  'emailDigest',
  'smsNotifications',
  'profileVisibility',
  'showSalaryExpectations',
  'allowRecruiterContact',
  'shareWithVerifiedEmployers',
  'rememberConversations',
] as const satisfies readonly (keyof StoredSettings)[]

/** The settings, with the defaults for a person who has never changed one. */
export async function findStored(db: Db, userId: string): Promise<StoredSettings> {
  const row = await db.selectFrom('userSettings').select(switches).where('userId', '=', userId).executeTakeFirst()
  return row ?? storedDefaults
}

export type StoredChange = Omit<SettingsChange, 'marketingEmails'>

/** One statement, so that two concurrent changes do not undo each other. */
export async function putStored(tx: Tx, userId: string, change: StoredChange, now: Date): Promise<void> {
  const wanted = { ...storedDefaults, ...change, userId, updatedAt: now } as UserSettingsTable // fields that were not sent are absent, never undefined
  await tx
    .insertInto('userSettings')
    .values(wanted)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...change, updatedAt: now }))
    .execute()
}

/** Like `putStored`, for an account that may have been deleted meanwhile. */
export async function putStoredIfThere(db: Db, userId: string, change: StoredChange, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
    if (user) await putStored(tx, userId, change, now)
  })
}
