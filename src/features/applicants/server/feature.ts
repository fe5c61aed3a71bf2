import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { assessment } from '../assessment-contract.ts'
import { applicants } from '../contract.ts'
import { applicantExport } from '../export-contract.ts'
import { applicantMessages } from '../message-contract.ts'
import { finishMove } from './move-applicants.ts'
import { exportRoutes } from './export-routes.ts'
import { applicantMessageRoutes, applicantRoutes, assessmentRoutes } from './routes.ts'

const personalData: readonly PersonalDataTable[] = [
  {
    table: 'pending_moves',
    about: 'A change of one of your applications that the employer may still take back.',
    links: [{ column: 'application_id', in: 'applications' }],
    notExported: 'It is carried out or taken back within seconds.',
    onDelete: 'erased',
  },
  {
    table: 'applicant_notes',
    about: 'What employers have noted for themselves about your applications.',
    links: [{ column: 'application_id', in: 'applications' }],
    notExported: 'They are the employers’ own notes.',
    onDelete: 'erased',
  },
  {
    table: 'scorecards',
    about: 'How employers have rated your applications.',
    links: [{ column: 'application_id', in: 'applications' }],
    notExported: 'They are the employers’ own judgement.',
    onDelete: 'erased',
  },
  {
    table: 'bulk_message_recipients',
    about: 'Which messages to several applicants you have received.',
    links: [{ column: 'user_id', is: 'id' }],
    notExported: 'The messages themselves are in your applications.',
    onDelete: 'erased',
  },
]

export const applicantsFeature: Feature = {
  name: 'applicants',
  about: 'Employers sort, filter, move, note and rate the applications they received: table, board and page.',
  standsOn: ['auth', 'privacy', 'employers', 'jobs', 'cvs', 'applications'],
  calls: [
    { contract: applicants, routes: applicantRoutes },
    { contract: assessment, routes: assessmentRoutes },
    { contract: applicantExport, routes: exportRoutes },
    { contract: applicantMessages, routes: applicantMessageRoutes },
  ],
  reactions: [finishMove],
  personalData,
  notPersonalData: {
    'applicant_notes.author_id': 'A note is about the applicant; without its author it stays with the company.',
    'message_templates.employer_id': 'It belongs to a company.',
    'bulk_message_recipients.message_id': 'The person that it names beside it says whose it is.',
    'scorecards.author_id': 'A scorecard is about the applicant. It is deleted with the account of its author.',
  },
}
