import { findEmailRecipient } from '#features/employers/server/public.ts'
import { brand } from '#features/site/brand.ts'
import { dateText, dayNumber } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Block, Email } from '#platform/server/email.ts'
import type { EmailTemplate } from '#platform/server/feature.ts'
import { type PostingNews, postingNews } from '../content.ts'
import { unconfirmedDays } from '../rules.ts'
import { confirmationUrl } from './confirm-link.ts'
import { type UnconfirmedPosting, findPostingFacts, listToConfirm } from './email-queries.ts'

type Write = EmailTemplate['write']

/** The emails about postings. None is sent if the answer has arrived meanwhile. */
export const postingEmails = [
  { kind: 'job-confirmation', write: writeConfirmation },
  { kind: 'job-published', write: writerOf('published') },
  { kind: 'job-incomplete', write: writerOf('incomplete') },
  { kind: 'job-paused', write: writerOf('paused') },
  { kind: 'job-held', write: writerOf('held') },
  { kind: 'job-released', write: writerOf('released') },
  { kind: 'job-removed', write: writerOf('removed') },
] as const satisfies readonly EmailTemplate[]

export type PostingEmailKind = (typeof postingEmails)[number]['kind']

type Target = { readonly to: string; readonly keyEnd: string }

/** The recipient. A company without a team posts no jobs, so it gets no email. */
async function findTarget(db: Db, employerId: string, recipientId: string | null): Promise<Target | null> {
  const found = await findEmailRecipient(db, employerId, recipientId)
  return found ? { to: found.email, keyEnd: found.id } : null
}

const why = (company: string): string => `You're receiving this email because you hire for ${company} on ${brand.name}.`

async function writeConfirmation(context: AppContext, employerId: string, recipientId: string | null): Promise<Email | null> {
  const [postings, target] = await Promise.all([
    listToConfirm(context.db, employerId),
    findTarget(context.db, employerId, recipientId),
  ])
  const [first] = postings
  if (!first || !target) return null
  const day = dayNumber(context.clock().toISOString())
  const count = postings.length === 1 ? first.title : `${postings.length.toLocaleString('en-IN')} jobs`
  return {
    key: `job-confirmation-${employerId}-${day}-${target.keyEnd}`,
    to: target.to,
    subject: `Still open? ${count}`,
    body: [
      `Are these jobs of ${first.company} still open? Candidates trust companies whose jobs are real.`,
      `A job without an answer for ${unconfirmedDays} days is paused. Nothing is deleted, and you can resume it at any time.`,
      {
        button: postings.length === 1 ? 'Yes, it is still open' : 'Yes, all of them are open',
        url: confirmationUrl(context, { employerId, postingId: null, day }),
      },
      ...(postings.length === 1 ? [] : postings.slice(0, mostNamed).map((job) => confirmOne(context, job, { employerId, day }))),
      { link: 'Pause or close jobs', url: `${context.sites.mainUrl}/employer-portal/jobs` },
    ],
    why: why(first.company),
  }
}

const mostNamed = 50

type ConfirmationDay = { readonly employerId: string; readonly day: number }

function confirmOne(
  context: AppContext,
  { id, title, location, expiresAt }: UnconfirmedPosting,
  confirmation: ConfirmationDay,
): Block {
  const until = expiresAt ? ` · open until ${dateText(expiresAt.toISOString())}` : ''
  return {
    link: `Only this one: ${title}`,
    note: `${location}${until}`,
    url: confirmationUrl(context, { ...confirmation, postingId: id }),
  }
}

function writerOf(news: PostingNews): Write {
  return async ({ db, sites }, postingId, recipientId) => {
    const facts = await findPostingFacts(db, postingId)
    const target = facts && (await findTarget(db, facts.employerId, recipientId))
    if (!facts || !target) return null
    const { subject, text } = postingNews(news, facts)
    return {
      key: `job-${postingId}-${news}-${facts.stateSince.getTime()}-${target.keyEnd}`,
      to: target.to,
      subject,
      body: [text, { button: 'Open the job', url: `${sites.mainUrl}/employer-portal/jobs/${postingId}` }],
      why: why(facts.company),
    }
  }
}
