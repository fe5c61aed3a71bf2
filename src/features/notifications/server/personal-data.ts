import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const notificationPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'notifications',
    about: 'What we have told you inside the product, and what the letters of a day tell you.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    name: 'notifications_about_you',
    table: 'notifications',
    about: 'What we have told employers about your applications.',
    links: [{ column: 'application_id', in: 'applications' }],
    notExported: 'They are the employers’ own list.',
    onDelete: 'erased',
  },
]
