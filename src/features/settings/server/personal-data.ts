import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const settingsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'user_settings',
    about: 'Your notification and privacy switches. Without a row the defaults hold.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
]
