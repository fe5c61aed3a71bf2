import { findEmailRecipient, markEmployerVerified } from '#features/employers/server/public.ts'
import { settleClaim } from '#features/moderation/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { File } from '#platform/contract/endpoint.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { wasSent } from '#platform/server/send-once.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { emailLinkRequested } from '../contract.ts'
import { type QueuedVerification, verificationDecided, verificationModeration } from '../moderation-contract.ts'
import type { VerificationVerdict } from '../moderation-contract.ts'
import { decidedEmail, linkEmail } from './emails.ts'
import { findLink, setLinkToken } from './link-queries.ts'
import { lockNames } from './similar-company-queries.ts'
import { decideRequest, findQueued, verificationQueue } from './request-queries.ts'

const call = verificationModeration['PUT /api/admin/company-verifications/:verificationId']

type Decision = VerificationVerdict & { readonly adminId: string; readonly verificationId: string }

/** Decides about a request. Of two concurrent decisions the first one counts. */
export async function decide({ db, clock }: Pick<AppContext, 'db' | 'clock'>, decision: Decision): Promise<QueuedVerification> {
  const { adminId, verificationId, status } = decision
  const now = clock()
  const reason = status === 'declined' ? decision.reason : null
  return db.transaction().execute(async (tx) => {
    if (status === 'approved') await lockNames(tx)
    await settleClaim(tx, { queue: verificationQueue, itemId: verificationId, adminId, now })
    const request = await findQueued(tx, verificationId)
    if (!request) throw refuse(call, 'notFound')
    if (!(await decideRequest(tx, verificationId, { status, reason, decidedBy: adminId, decidedAt: now }))) {
      throw refuse(call, 'decided')
    }
    if (status === 'approved') await markEmployerVerified(tx, request.employerId, { by: request.kind, domain: null, now })
    const action = status === 'approved' ? 'verify company' : 'decline company verification'
    await insertAdminLog(tx, {
      adminId,
      action,
      description: decision.reason || null,
      targetType: 'employer',
      targetId: request.employerId,
    })
    await publish(tx, verificationDecided, { verificationId })
    return assertDefined(await findQueued(tx, verificationId), 'the request just decided')
  })
}

type DocumentRequest = { readonly adminId: string; readonly verificationId: string }

/**
 * Sends the document as a download, because a file of a stranger must not be displayed on our own site. It may name people, so opening it is logged.
 */
export async function openDocument(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { adminId, verificationId }: DocumentRequest,
): Promise<File> {
  const request = await findQueued(db, verificationId)
  const content = request?.file ? await storage.find(request.file) : null
  if (!request?.file || !content) throw refuse(call, 'notFound')
  const about = { targetType: 'employer', targetId: request.employerId }
  await db.transaction().execute((tx) => insertAdminLog(tx, { adminId, action: 'open company document', ...about }))
  return { name: `${request.kind.toUpperCase()} ${request.companyName}.${request.file.split('.').at(-1) ?? ''}`, content }
}

export const tellDecision = reaction('tellCompanyVerification', verificationDecided, async (context, { verificationId }) => {
  const { db, sendEmail, sites } = context
  const request = await findQueued(db, verificationId)
  const main = request && (await findEmailRecipient(db, request.employerId, null))
  if (request && main) await sendEmail(decidedEmail(request, main.email, sites.mainUrl))
})

/** The token is created here, so that it is never in the queue. */
export const sendEmailLink = reaction(
  'sendCompanyEmailLink',
  emailLinkRequested,
  async ({ db, sendEmail, sites }, { linkId }) => {
    const key = `company-email-${linkId}`
    const link = await findLink(db, linkId)
    if (!link || (await wasSent(db, key))) return
    const token = newToken()
    await setLinkToken(db, linkId, digestOf(token))
    await sendEmail(linkEmail(key, link, `${sites.mainUrl}/employer/confirm-email?token=${token}`))
  },
)
