import { jobNewsText } from '#features/applications/job-news.ts'
import { trackingPath } from '#features/applications/rules.ts'
import { findSettings } from '#features/settings/server/public.ts'
import { suspensionChanged } from '#features/user-management/contract.ts'
import { findSuspension } from '#features/user-management/server/public.ts'
import { greeting } from '#platform/server/email.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { reaction } from '#platform/server/events.ts'
import type { EmailTemplate } from '#platform/server/feature.ts'
import { policyForUpdate } from '../delivery-policy.ts'
import { deliver } from './notify.ts'
import { type Applicant, findNotice, listApplicants, type Suspension } from './suspension-queries.ts'

const atOnce = 200

/** Sends one notice to each applicant of a suspended company, however many jobs it is about, unless the company is restored by now. */
export const tellOfSuspension = reaction('tellOfSuspension', suspensionChanged, async (context, { suspensionId, change }) => {
  const found = await findSuspension(context.db, suspensionId)
  if (!found?.employerId || (change === 'suspended') !== (found.restoredAt === null)) return
  const suspension = { id: suspensionId, employerId: found.employerId, change }
  for (let after: string | null = null; ;) {
    const page: Applicant[] = await listApplicants(context.db, suspension, { after, limit: atOnce })
    for (const applicant of page) await notifyApplicant(context, applicant, suspension)
    after = page.at(-1)?.userId ?? null
    if (page.length < atOnce) return
  }
})

async function notifyApplicant(
  context: AppContext,
  { userId, applicationId, jobSnapshot: { title, company }, others }: Applicant,
  { id, change }: Suspension,
): Promise<void> {
  const more = others === 1 ? ' and 1 more job' : ` and ${others} more jobs`
  await deliver(context, {
    userId,
    content: {
      key: `suspension-${id}-${change}`,
      kind: 'application',
      topic: 'moved',
      ...jobNewsText(change, { title: others === 0 ? title : title + more, company }),
      link: others === 0 ? trackingPath(applicationId) : '/applications',
      applicationId,
      messageId: null,
    },
    // Somebody may be asked for money meanwhile, so the warning does not wait for a digest.
    policy: change === 'suspended' ? 'at once' : policyForUpdate(await findSettings(context.db, userId)),
    email: { kind: 'notice' },
  })
}

/** The email has the text of the notification. */
export const noticeEmail = {
  kind: 'notice',
  write: async ({ db, sites }, notificationId) => {
    const notice = await findNotice(db, notificationId)
    if (!notice) return null
    return {
      key: `notice-${notificationId}`,
      to: notice.email,
      subject: notice.title,
      body: [
        greeting(notice.firstName),
        notice.body,
        {
          button: notice.link === '/applications' ? 'See your applications' : 'See your application',
          url: sites.mainUrl + notice.link,
        },
      ],
      why: "You're receiving this email because you applied for this job.",
    }
  },
} as const satisfies EmailTemplate
