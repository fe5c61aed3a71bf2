import type { AppContext } from '#platform/server/app-context.ts'
import { type Email, greeting } from '#platform/server/email.ts'
import type { EmailTemplate } from '#platform/server/feature.ts'
import { type JobNews, jobNewsText } from '../job-news.ts'
import { trackingPath } from '../rules.ts'
import { applicationFacts } from './email-facts.ts'
import { findApplicationParties } from './email-queries.ts'

/** One kind of email for each event of a job. */
export const jobNewsEmails = [
  { kind: 'application-job-paused', write: writerOf('paused') },
  { kind: 'application-job-closed', write: writerOf('closed') },
  { kind: 'application-job-held', write: writerOf('held') },
  { kind: 'application-job-released', write: writerOf('released') },
  { kind: 'application-job-removed', write: writerOf('removed') },
  // Only for jobs in the queue of an older release; now each person gets one notice.
  { kind: 'application-job-suspended', write: writerOf('suspended') },
  { kind: 'application-job-restored', write: writerOf('restored') },
] as const satisfies readonly EmailTemplate[]

function writerOf(news: JobNews) {
  return async ({ db, sites }: AppContext, applicationId: string): Promise<Email | null> => {
    const parties = await findApplicationParties(db, applicationId)
    if (!parties || parties.status === 'withdrawn') return null
    const { title, body } = jobNewsText(news, parties.jobSnapshot)
    return {
      key: `application-${applicationId}-job-${news}`,
      to: parties.email,
      subject: title,
      body: [
        greeting(parties.firstName),
        body,
        applicationFacts(parties),
        { button: 'See your application', url: sites.mainUrl + trackingPath(applicationId) },
      ],
      why: "You're receiving this email because you applied for this job.",
    }
  }
}
