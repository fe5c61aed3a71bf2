import { retentionDays } from '#features/site/retention-periods.ts'
import { logPersonalData } from '#features/staff/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { feedbackSubmitted, recruiterFeedback } from '../contract.ts'
import { feedbackModeration } from '../moderation-contract.ts'
import { thanksEmail } from './emails.ts'
import { feedbackQueue } from './moderation-queries.ts'
import { deleteOldFeedback, findSender } from './queries.ts'
import { feedbackModerationRoutes, recruiterFeedbackRoutes } from './routes.ts'

const notShown = 'Nobody has shown that the sender owned the address; the reports are confidential.'
const report = 'A report about interviews, which names nobody.'

const feedbackPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'recruiter_feedback',
    about: 'What was reported with your email address about interviews that you have held as a recruiter.',
    links: [{ column: 'recruiter_email', is: 'address' }],
    notExported: notShown,
    onDelete: {
      set: {
        recruiter_name: 'Deleted',
        recruiter_email: 'deleted@deleted.invalid',
        company_name: 'Deleted',
        additional_insights: null,
      },
      stays: {
        category_id: report,
        subcategory_id: report,
        experience_level: report,
        actual_questions: report,
        assessment_criteria: report,
        common_mistakes: report,
        success_factors: report,
        negotiation_points: report,
        interview_process: report,
        timeframe: report,
        insight_batch: 'Says which reports count together.',
      },
    },
  },
  ...logPersonalData({
    name: 'admin_logs_of_feedback',
    of: 'recruiter_feedback',
    about: 'What our staff has done about the reports with your email address.',
    notExported: notShown,
  }),
]

const thankRecruiter = reaction('thankRecruiter', feedbackSubmitted, async ({ db, sendEmail, sites }, { feedbackId }) => {
  const to = await findSender(db, feedbackId)
  if (to) await sendEmail(thanksEmail(feedbackId, to, sites.supportEmail))
})

export const recruiterFeedbackFeature: Feature = {
  name: 'recruiter-feedback',
  about: 'Reports of recruiters about their interviews, their moderation, and anonymous insights from them.',
  standsOn: ['site', 'staff', 'moderation'],
  calls: [
    { contract: recruiterFeedback, routes: recruiterFeedbackRoutes },
    { contract: feedbackModeration, routes: feedbackModerationRoutes },
  ],
  reactions: [thankRecruiter],
  queues: [feedbackQueue],
  personalData: feedbackPersonalData,
  retention: [
    {
      name: 'recruiter feedback',
      days: retentionDays.message,
      why: 'Interviews change; after two years an insight from them misleads.',
      erase: deleteOldFeedback,
    },
  ],
}
