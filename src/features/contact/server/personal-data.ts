import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const contactPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'contact_messages',
    about: 'What you have written to us from your e-mail address.',
    links: [{ column: 'email', is: 'address' }],
    onDelete: 'erased',
  },
]
