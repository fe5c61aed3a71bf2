import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const digestPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'digests',
    about: 'The days on which your letter of the day was put together.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
]
