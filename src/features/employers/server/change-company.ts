import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import { NotFound } from '#platform/server/failures.ts'
import type { Db } from '#platform/server/db.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { company, type CompanyChange, companyChanged, type OwnCompany } from '../company-contract.ts'
import { websiteOf } from '../website.ts'
import { findOwnCompany, updateCompany } from './company-queries.ts'
import { logAction } from './action-queries.ts'
import { lockCompany } from './responses-queries.ts'

const companyChanges: RateLimit = { name: 'changes of companies', per: 'account', max: 60, windowSeconds: hours(1) }
const call = company['PUT /api/employer/company']

type Actor = { readonly id: string; readonly employerId: string }

export async function readOwnCompany(db: Db, employerId: string): Promise<OwnCompany> {
  const found = await findOwnCompany(db, employerId)
  // The company was deleted after the request was authenticated.
  if (!found) throw new NotFound()
  return found
}

/** Changes the company. Verified data cannot be changed, because the badge refers to it. */
export async function changeCompany(
  { db, clock, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  { id, employerId }: Actor,
  change: CompanyChange,
): Promise<OwnCompany> {
  await rateLimits.consume([countOf(companyChanges, id)])
  return db.transaction().execute(async (tx) => {
    await lockCompany(tx, employerId)
    const before = await readOwnCompany(tx, employerId)
    checkVerified(before, change)
    if (!(await updateCompany(tx, employerId, change))) throw refuse(call, 'changedElsewhere')
    if (before.companyName !== change.companyName) await publish(tx, companyChanged, { employerId })
    await logAction(tx, { employerId, userId: id, action: 'changed the company profile' }, clock())
    return assertDefined(await findOwnCompany(tx, employerId), 'the company just changed')
  })
}

const hostOf = (address: string): string | undefined => websiteOf(address)?.host

function checkVerified({ isVerified, verification, companyName, website }: OwnCompany, change: CompanyChange): void {
  if (!isVerified) return
  if (companyName !== change.companyName) throw refuse(call, 'verifiedName')
  if (verification?.by === 'domain' && hostOf(website) !== hostOf(change.website)) throw refuse(call, 'verifiedWebsite')
}
