import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const applied = 'People have applied for it: their history shows what they applied for. Nobody else sees it any more.'

export const jobPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'jobs',
    about: 'The jobs of your company.',
    links: [{ column: 'posted_by', in: 'employers' }],
    onDelete: {
      set: { is_active: false, is_suspended: false, hold: null },
      stays: {
        title: applied,
        company: applied,
        description: applied,
        location: applied,
        company_logo: applied,
        requirements: applied,
        benefits: applied,
        commitments: applied,
        questions: applied,
      },
    },
  },
  {
    table: 'saved_jobs',
    about: 'The jobs that you have saved.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
]
