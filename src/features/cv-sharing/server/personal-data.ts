import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const cvSharingPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'cv_tokens',
    about: 'The links to CVs without an account that we have mailed and that still work.',
    links: [{ column: 'cv_id', in: 'cvs' }],
    leftOut: { hash: 'A hash of what opens the CV.' },
    onDelete: 'erased',
  },
]
