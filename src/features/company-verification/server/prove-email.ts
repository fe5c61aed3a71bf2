import { findPerson } from '#features/auth/server/public.ts'
import {
  isDomainTaken,
  lockCompany,
  logAction,
  markEmployerVerified,
  readOwnCompany,
  setContactEmail,
} from '#features/employers/server/public.ts'
import { daysAfter } from '#platform/contract/dates.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { digestOf } from '#platform/server/token.ts'
import { emailLinkRequested, verification, type VerificationState } from '../contract.ts'
import { emailProof } from '../work-email.ts'
import { deleteLink, lockDomain, replaceLink, spendLink } from './link-queries.ts'
import { readState } from './read-state.ts'
import { withdrawRequest } from './request-queries.ts'
import { isNameTaken, lockNames } from './similar-company-queries.ts'

/** Limited, because the emails go to addresses that nobody has proved yet. */
const linksOfCompany: RateLimit = { name: 'email links of a company', per: 'account', max: 10, windowSeconds: oneDay }
const linksTo: RateLimit = { name: 'email links of companies to', per: 'email', max: 5, windowSeconds: oneDay }

type ProofContext = Pick<AppContext, 'db' | 'clock' | 'rateLimits'>
type Actor = { readonly id: string; readonly employerId: string }
const call = verification['POST /api/employer/verification/email']

/** Verifies at once with the address of the account or the contact address, which are proved. Any other address gets a link. */
export async function proveByEmail(context: ProofContext, actor: Actor, email: string): Promise<VerificationState> {
  const { db, clock, rateLimits } = context
  const { employerId } = actor
  const now = clock()
  await rateLimits.consume([countOf(linksOfCompany, employerId)])
  const [company, person] = await Promise.all([readOwnCompany(db, employerId), findPerson(db, actor.id)])
  if (company.isVerified) throw refuse(call, 'alreadyVerified')
  const proof = emailProof(email, company.website)
  if (!proof.isProof) throw refuse(call, proof.why)
  if (await isDomainTaken(db, proof.domain)) throw refuse(call, 'domainTaken')
  if (await isNameTaken(db, employerId)) throw refuse(call, 'nameTaken')
  const isProved = [person?.email, company.contactEmail].some((known) => known?.toLowerCase() === email.toLowerCase())
  if (isProved) await db.transaction().execute((tx) => verifyByDomain(tx, actor, { domain: proof.domain, now }))
  else await sendLink(context, actor, { email, purpose: 'verification' })
  return readState(db, employerId, now)
}

export async function changeContactEmail(context: ProofContext, actor: Actor, email: string): Promise<VerificationState> {
  const { db, clock, rateLimits } = context
  await rateLimits.consume([countOf(linksOfCompany, actor.employerId)])
  await sendLink(context, actor, { email, purpose: 'contact' })
  return readState(db, actor.employerId, clock())
}

type LinkTarget = { readonly email: string; readonly purpose: 'verification' | 'contact' }

async function sendLink({ db, clock, rateLimits }: ProofContext, { id, employerId }: Actor, target: LinkTarget): Promise<void> {
  await rateLimits.consume([countOf(linksTo, target.email)])
  const linkId = newId()
  await db.transaction().execute(async (tx) => {
    await replaceLink(tx, { id: linkId, employerId, ...target, requestedBy: id, expiresAt: daysAfter(clock(), 1) })
    await publish(tx, emailLinkRequested, { linkId })
  })
}

type ByDomain = { readonly domain: string; readonly now: Date }

/** `id` is null if the account of the person who requested it was deleted. */
async function verifyByDomain(tx: Tx, { id, employerId }: { id: string | null; employerId: string }, { domain, now }: ByDomain) {
  await lockNames(tx)
  // The name that is compared is the one that is verified.
  await lockCompany(tx, employerId)
  // Companies that prove the same domain at once are handled one after the other.
  await lockDomain(tx, domain)
  if (await isDomainTaken(tx, domain)) throw refuse(call, 'domainTaken')
  if (await isNameTaken(tx, employerId)) throw refuse(call, 'nameTaken')
  if (!(await markEmployerVerified(tx, employerId, { by: 'domain', domain, now }))) return
  await withdrawRequest(tx, employerId, now)
  await deleteLink(tx, { employerId, purpose: 'verification' })
  if (id) await logAction(tx, { employerId, userId: id, action: 'verified the company by a work email', about: domain }, now)
}

const confirming = verification['POST /api/employer/company/confirm-email']
type EmailProof = { readonly company: string; readonly email: string; readonly purpose: LinkTarget['purpose'] }

/** The website may have changed since the link was requested, so the proof is checked again. */
export async function confirmEmail({ db, clock }: Pick<ProofContext, 'db' | 'clock'>, token: string): Promise<EmailProof> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const link = await spendLink(tx, digestOf(token), now)
    if (!link) throw refuse(confirming, 'deadLink')
    const { employerId, email, purpose, requestedBy } = link
    const { companyName, website } = await readOwnCompany(tx, employerId)
    if (purpose === 'contact') {
      if (!(await setContactEmail(tx, employerId, email))) throw refuse(confirming, 'addressTaken')
      if (requestedBy) await logAction(tx, { employerId, userId: requestedBy, action: 'changed the contact address' }, now)
    } else {
      const proof = emailProof(email, website)
      if (!proof.isProof) throw refuse(confirming, 'deadLink')
      await verifyByDomain(tx, { id: requestedBy, employerId }, { domain: proof.domain, now })
    }
    return { company: companyName, email, purpose }
  })
}
