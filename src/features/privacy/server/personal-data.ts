import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const user = { column: 'user_id', is: 'id' } as const

export const privacyPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'consents',
    about: 'What you have agreed to, in which version, and when.',
    links: [user, { column: 'subject_cv_id', in: 'cvs' }],
    onDelete: 'erased',
  },
  {
    table: 'access_log',
    about: 'Who has looked at your CV or your contact details.',
    links: [user, { column: 'cv_id', in: 'cvs' }],
    onDelete: 'erased',
  },
]
