import { findCompanyFacts } from '#features/employers/server/public.ts'
import { recordView } from '#features/privacy/server/public.ts'
import { cardOf, listPeople } from '#features/resume-search/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { type Contact, type ContactState, resumeReturned, type SentRequest, unlocks } from '../contract.ts'
import { mostReturns, returnsSince, returnUntil } from '../rules.ts'
import { unlock } from './request-contact.ts'
import { findContactRow } from './email-queries.ts'
import { listInvitedTo } from './invitation-queries.ts'
import { sentOf } from './present-requests.ts'
import { changeRequest, endRequests, findLatest, lockRequest, type RequestRow } from './request-queries.ts'
import { countUses, findUnits, lockUnits, returnUnit } from './unit-queries.ts'

type ContactContext = Pick<AppContext, 'db' | 'clock'>

/** Reads the unlocked contact details and records the view with its job, so that the person can see it. */
export async function readContact({ db, clock }: ContactContext, by: EmployerCaller, resumeId: string): Promise<ContactState> {
  const now = clock()
  const { employerId, name } = by
  const call = unlocks['GET /api/employer/resumes/:resumeId/contact']
  if (!(await findCompanyFacts(db, employerId))?.isVerified) throw refuse(call, 'notVerified')
  return db.transaction().execute(async (tx) => {
    const [person] = await listPeople(tx, [resumeId], employerId)
    if (!person) throw refuse(call, 'notFound')
    const pair = { employerId, userId: resumeId }
    await endRequests(tx, now, pair)
    const latest = await findLatest(tx, pair)
    const isOpen = latest?.status === 'unlocked'
    if (isOpen)
      await recordView(
        tx,
        { at: { userId: resumeId }, by: { kind: 'employer', id: employerId, name }, what: 'contact', about: latest.jobTitle },
        now,
      )
    return {
      request: latest && sentOf(latest, cardOf(person)),
      contact: isOpen ? await findContact(tx, resumeId) : null,
      returnUntil: isOpen ? returnableUntil(latest, now) : null,
      units: await findUnits(tx, employerId),
      invitedTo: await listInvitedTo(tx, pair),
    }
  })
}

function returnableUntil({ unlockedAt }: RequestRow, now: Date): string | null {
  const until = unlockedAt && returnUntil(unlockedAt)
  return until && until > now ? until.toISOString() : null
}

async function findContact(db: Db, userId: string): Promise<Contact | null> {
  const row = await findContactRow(db, userId)
  if (!row) return null
  const { firstName, lastName, email, phone, cvPhone, personalInfo } = row
  const links = [personalInfo?.linkedIn, personalInfo?.portfolio].filter((link): link is string => Boolean(link))
  return { fullName: `${firstName} ${lastName}`.trim(), email, phone: phone ?? cvPhone, links }
}

type EmployerRequest = { readonly employerId: string; readonly id: string }

/** For a person who accepted when no unit was left. */
export async function unlockAccepted({ db, clock }: ContactContext, { employerId, id }: EmployerRequest): Promise<SentRequest> {
  const call = unlocks['POST /api/employer/resume-requests/:id/unlock']
  return db.transaction().execute(async (tx) => {
    const row = await lockRequest(tx, id)
    if (row?.employerId !== employerId) throw refuse(call, 'notFound')
    if (row.status !== 'accepted' || row.endsAt <= clock()) throw refuse(call, 'changed')
    const unlocked = await unlock(tx, row, clock())
    if (!unlocked) throw refuse(call, 'noUnits')
    return presented(tx, unlocked)
  })
}

/** Returns a unit, once per unlock and within a limit: the details are locked, but the company may have noted them. */
export async function giveBack({ db, clock }: ContactContext, { employerId, id }: EmployerRequest): Promise<SentRequest> {
  const call = unlocks['POST /api/employer/resume-requests/:id/return']
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const row = await lockRequest(tx, id)
    if (row?.employerId !== employerId) throw refuse(call, 'notFound')
    if (row.status === 'returned') throw refuse(call, 'returned')
    if (row.status !== 'unlocked' || !row.unlockedAt) throw refuse(call, 'changed')
    if (returnUntil(row.unlockedAt) <= now) throw refuse(call, 'tooLate')
    if (await hasGivenBackMost(tx, employerId, now)) throw refuse(call, 'tooMany')
    if (!(await returnUnit(tx, { employerId, requestId: id }, now))) throw refuse(call, 'returned')
    const closed = await changeRequest(tx, id, { status: 'returned', endsAt: now })
    await publish(tx, resumeReturned, { requestId: id })
    return presented(tx, closed)
  })
}

/** Counted under a lock: of two concurrent returns, the second counts the first. */
async function hasGivenBackMost(tx: Tx, employerId: string, now: Date): Promise<boolean> {
  await lockUnits(tx, employerId)
  const { used, returned } = await countUses(tx, employerId, returnsSince(now))
  return returned >= mostReturns(used)
}

async function presented(tx: Tx, row: RequestRow): Promise<SentRequest> {
  const [person] = await listPeople(tx, [row.userId], row.employerId)
  return sentOf(row, person && cardOf(person))
}
