import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { verification } from '../contract.ts'
import { verificationModeration } from '../moderation-contract.ts'
import { sendEmailLink, tellDecision } from './decide.ts'
import { deleteDeadLinks } from './link-queries.ts'
import { verificationQueue } from './request-queries.ts'
import { moderationRoutes, verificationRoutes } from './routes.ts'
import { sweepDocuments } from './submit-document.ts'

const verificationPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'company_verifications',
    about: 'Documents that you have sent to have your company verified.',
    links: [{ column: 'submitted_by', is: 'id' }],
    leftOut: { decided_by: 'It belongs to a member of our staff.' },
    onDelete: 'erased',
  },
  {
    table: 'company_email_links',
    about: 'Links to email addresses of your company that have not been followed.',
    links: [
      { column: 'requested_by', is: 'id' },
      { column: 'email', is: 'address' },
    ],
    leftOut: { token_hash: 'Anyone who reads it could confirm the address.' },
    onDelete: 'erased',
  },
]

export const companyVerificationFeature: Feature = {
  name: 'company-verification',
  about: 'How a company shows that it is real: a work email or a document, and the queue of the staff.',
  standsOn: ['site', 'auth', 'employers', 'staff', 'moderation'],
  calls: [
    { contract: verification, routes: verificationRoutes },
    { contract: verificationModeration, routes: moderationRoutes },
  ],
  reactions: [sendEmailLink, tellDecision],
  schedule: [sweepDocuments],
  queues: [verificationQueue],
  personalData: verificationPersonalData,
  notPersonalData: {
    'company_verifications.employer_id': 'The row belongs to the person who has sent the document.',
    'company_email_links.employer_id': 'The row belongs to the person who has asked for the link.',
  },
  retention: [
    { name: 'email links of companies', days: retentionDays.deadLink, why: 'They open nothing.', erase: deleteDeadLinks },
  ],
}
