import type { StoredSettings } from '../contract.ts'

export type UserSettingsTable = StoredSettings & { userId: string; updatedAt: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    userSettings: UserSettingsTable
  }
}
