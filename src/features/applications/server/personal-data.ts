import type { PersonalDataTable } from '#platform/server/personal-data.ts'

export const applicationPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'applications',
    about: 'Your applications, each with your CV and the job as they were when you applied.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'application_status_changes',
    about: 'What has become of your applications, and when.',
    links: [{ column: 'application_id', in: 'applications' }],
    onDelete: 'erased',
  },
  {
    table: 'application_messages',
    about: 'What you and employers have written to each other about your applications.',
    links: [{ column: 'application_id', in: 'applications' }],
    onDelete: 'erased',
  },
]
