import { type JobNews, jobNewsText } from '#features/applications/job-news.ts'
import { trackingPath } from '#features/applications/rules.ts'
import { type AffectedApplication, listConcerned } from '#features/applications/server/public.ts'
import { jobClosed, jobHeld, jobPaused, jobReleased, jobRemoved } from '#features/job-posting/events-contract.ts'
import { findSettings } from '#features/settings/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { reaction } from '#platform/server/events.ts'
import { policyForMessage, policyForUpdate } from '../delivery-policy.ts'
import { deliver } from './notify.ts'

const atOnce = 200

/** Notifies each applicant once: the key contains the job and the event, so pausing a second time notifies nobody again. */
async function tellApplicants(context: AppContext, jobId: string, news: JobNews): Promise<void> {
  const isOpenOnly = news === 'paused' || news === 'closed'
  for (let after: string | null = null; ;) {
    const page: AffectedApplication[] = await listConcerned(context.db, jobId, { after, isOpenOnly, limit: atOnce })
    for (const applicant of page) await tellApplicant(context, applicant, news)
    after = page.at(-1)?.id ?? null
    if (page.length < atOnce) return
  }
}

async function tellApplicant(
  context: AppContext,
  { id, jobId, userId, jobSnapshot }: AffectedApplication,
  news: JobNews,
): Promise<void> {
  const settings = await findSettings(context.db, userId)
  // Urgent, because somebody may be asked for money meanwhile.
  const isUrgent = news === 'held' || news === 'removed'
  await deliver(context, {
    userId,
    content: {
      key: `job-${jobId}-${news}`,
      kind: 'application',
      topic: 'moved',
      ...jobNewsText(news, jobSnapshot),
      link: trackingPath(id),
      applicationId: id,
      messageId: null,
    },
    policy: isUrgent ? policyForMessage(true, settings) : policyForUpdate(settings),
    email: { kind: `application-job-${news}`, subjectId: id },
  })
}

export const tellOfPause = reaction('tellOfPause', jobPaused, (context, { postingId }) =>
  tellApplicants(context, postingId, 'paused'),
)
export const tellOfClosing = reaction('tellOfClosing', jobClosed, (context, { postingId }) =>
  tellApplicants(context, postingId, 'closed'),
)
export const tellOfHold = reaction('tellOfHold', jobHeld, (context, { postingId }) => tellApplicants(context, postingId, 'held'))
export const tellOfRelease = reaction('tellOfRelease', jobReleased, (context, { postingId }) =>
  tellApplicants(context, postingId, 'released'),
)
export const tellOfRemoval = reaction('tellOfRemoval', jobRemoved, (context, { postingId }) =>
  tellApplicants(context, postingId, 'removed'),
)
