import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const staffPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'admin_logs',
    about: 'What our staff has done about your account.',
    links: [{ column: 'target_id', names: 'users' }],
    leftOut: { admin_id: 'Which member of our staff it was.' },
    onDelete: {
      set: { description: null, metadata: null },
      stays: { action: 'That something was done must stay to be seen.', target_type: 'Says nothing about a person.' },
    },
  },
]
