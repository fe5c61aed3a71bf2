import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const companyPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'company_ratings',
    about: 'How you have rated companies.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: { set: { user_id: null, body: null, refused_because: null }, stays: {} },
  },
]
