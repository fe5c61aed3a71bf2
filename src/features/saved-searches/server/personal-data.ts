import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const savedSearchPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'saved_searches',
    about: 'The searches that you have saved.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'search_alerts',
    about: 'The jobs that your saved searches have found, and why.',
    links: [{ column: 'search_id', in: 'saved_searches' }],
    onDelete: 'erased',
  },
]
