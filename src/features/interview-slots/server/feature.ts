import type { Feature } from '#platform/server/feature.ts'
import { interviewSlots } from '../contract.ts'
import { endWithApplication, remind } from './book.ts'
import { interviewEmails } from './emails.ts'
import { interviewRoutes } from './routes.ts'

export const interviewSlotsFeature: Feature = {
  name: 'interview-slots',
  about: 'Employers offer times for an interview, the candidate picks one: calendar files, reminders, rescheduling.',
  standsOn: ['site', 'auth', 'employers', 'jobs', 'applications', 'applicants'],
  calls: [{ contract: interviewSlots, routes: interviewRoutes }],
  reactions: endWithApplication,
  emails: interviewEmails,
  schedule: [{ name: 'remind-of-interviews', cron: '*/10 * * * *', run: remind }],
  personalData: [
    {
      table: 'interview_invitations',
      about: 'Interviews that employers have offered you, with the time that you picked.',
      links: [{ column: 'application_id', in: 'applications' }],
      leftOut: { interviewer_id: 'The account of the person who interviews.' },
      onDelete: 'erased',
    },
  ],
  notPersonalData: {
    'interview_invitations.interviewer_id':
      'The interview is the candidate’s. It is deleted with the account of the interviewer.',
  },
}
