import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const cvBuilderPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'cv_drafts',
    about: 'What you have typed into the CV builder and not finished.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'cv_versions',
    about: 'Your CV as it was before.',
    links: [
      { column: 'user_id', is: 'id' },
      { column: 'cv_id', in: 'cvs' },
    ],
    onDelete: 'erased',
  },
]
