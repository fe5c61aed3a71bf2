import type { Settings, StoredSettings } from './contract.ts'

/** What holds for somebody who has never touched a switch. */
export const storedDefaults: StoredSettings = {
  jobAlerts: true,
  applicationUpdates: true,
  emailDigest: false,
  smsNotifications: false,
  profileVisibility: true,
  showSalaryExpectations: false,
  allowRecruiterContact: true,
}

export const defaultSettings: Settings = { ...storedDefaults, marketingEmails: false }
