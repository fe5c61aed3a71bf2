import { listRecipients } from '#features/employers/server/public.ts'
import {
  confirmationDue,
  jobHeld,
  jobNotPublished,
  jobPaused,
  jobPublished,
  jobReleased,
  jobRemoved,
} from '#features/job-posting/events-contract.ts'
import { type PostingNews, postingNews } from '#features/job-posting/content.ts'
import { findPostingFacts, type PostingEmailKind } from '#features/job-posting/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publishJob, reaction } from '#platform/server/events.ts'
import { emailDue } from '../contract.ts'
import { notify } from './notify.ts'

/** Notifies each owner and recruiter of an event that the company has not caused, with an email whatever the settings say. */
async function tellCompany(context: AppContext, postingId: string, news: PostingNews): Promise<void> {
  const facts = await findPostingFacts(context.db, postingId)
  if (!facts) return
  const { subject: title, text: body } = postingNews(news, facts)
  const key = `posting-${postingId}-${news}-${facts.stateSince.getTime()}`
  for (const { id: recipientId, userId } of await listRecipients(context.db, facts.employerId)) {
    await notify(context, { userId, key, kind: 'application', title, body, link: `/employer-portal/jobs/${postingId}` })
    await mail(context, { kind: `job-${news}`, subjectId: postingId, recipientId })
  }
}

type DueMail = { readonly kind: PostingEmailKind; readonly subjectId: string; readonly recipientId: string }

/** The key ensures that the email is sent once, even if the reaction runs twice. */
async function mail({ db }: Pick<AppContext, 'db'>, due: DueMail): Promise<void> {
  await db.transaction().execute((tx) => publishJob(tx, emailDue, due))
}

export const askCompany = reaction('askCompany', confirmationDue, async (context, { employerId }) => {
  for (const { id: recipientId } of await listRecipients(context.db, employerId))
    await mail(context, { kind: 'job-confirmation', subjectId: employerId, recipientId })
})

export const tellCompanyOfPublication = reaction('tellCompanyOfPublication', jobPublished, (context, { postingId }) =>
  tellCompany(context, postingId, 'published'),
)
export const tellCompanyOfFaults = reaction('tellCompanyOfFaults', jobNotPublished, (context, { postingId }) =>
  tellCompany(context, postingId, 'incomplete'),
)
export const tellCompanyOfPause = reaction('tellCompanyOfPause', jobPaused, async (context, { postingId, why }) => {
  if (why === 'unconfirmed') await tellCompany(context, postingId, 'paused')
})
export const tellCompanyOfHold = reaction('tellCompanyOfHold', jobHeld, (context, { postingId }) =>
  tellCompany(context, postingId, 'held'),
)
export const tellCompanyOfRelease = reaction('tellCompanyOfRelease', jobReleased, (context, { postingId }) =>
  tellCompany(context, postingId, 'released'),
)
export const tellCompanyOfRemoval = reaction('tellCompanyOfRemoval', jobRemoved, (context, { postingId }) =>
  tellCompany(context, postingId, 'removed'),
)
