import { type SqlBool, sql } from 'kysely'
import type { Part } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/db.ts'
import type { AccountSearch } from '../contract.ts'
import type { EmployerFile, EmployerListed, RevealedContact } from '../employer-contract.ts'
import { maskedContact, maskedEmail, maskedName, maskedPhone } from '../masks.ts'
import { beginsWith, isUuid, mostCounted } from './search-terms.ts'

function found({ q = '', show }: AccountSearch) {
  const name = sql<SqlBool>`lower(employers.company_name) like ${beginsWith(q)}`
  const wanted = q.includes('@') ? sql<SqlBool>`lower(employers.contact_email) = lower(${q})` : name
  return sql<SqlBool>`${q === '' ? sql`true` : isUuid(q) ? sql`employers.id = ${q}::uuid` : wanted}
    and ${show === 'suspended' ? sql`employers.suspended_at is not null` : sql`true`}`
}

const openJobs = (now: Date) => sql<number>`(select count(*)::int from jobs
  where jobs.posted_by = employers.id and jobs.is_active and coalesce(jobs.expires_at, 'infinity') > ${now})`

const listed = (db: Db, now: Date) =>
  db
    .selectFrom('employers')
    .select(['employers.id', 'companyName', 'isVerified', 'suspendedAt', 'createdAt', openJobs(now).as('openJobs')])

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

function onWire<R extends ListedRow>({ suspendedAt, createdAt, ...row }: R) {
  return { ...row, isSuspended: suspendedAt !== null, createdAt: createdAt.toISOString() }
}

export async function listEmployers(
  db: Db,
  search: AccountSearch,
  { page, limit, now }: Part & { readonly now: Date },
): Promise<EmployerListed[]> {
  const rows = await listed(db, now)
    .where(found(search))
    .orderBy('createdAt', 'desc')
    .orderBy('employers.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(onWire)
}

export async function countEmployers(db: Db, search: AccountSearch): Promise<number> {
  const { count } = await db
    .selectFrom(db.selectFrom('employers').select('employers.id').where(found(search)).limit(mostCounted).as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The data that staff may see without giving a reason. */
export async function findEmployer(
  db: Db,
  employerId: string,
  now: Date,
): Promise<Omit<EmployerFile, 'team' | 'suspensions'> | null> {
  const row = await listed(db, now)
    .select(['website', 'industry', 'subscriptionTier as plan', 'subscriptionExpiry', 'contactName', 'contactEmail', 'phone'])
    .select(sql<number>`(select count(*)::int from jobs where jobs.posted_by = employers.id)`.as('jobs'))
    .select(
      sql<number>`(select count(*)::int from applications join jobs on jobs.id = applications.job_id where jobs.posted_by = employers.id)`.as(
        'applications',
      ),
    )
    .where('employers.id', '=', employerId)
    .executeTakeFirst()
  if (!row) return null
  const { subscriptionExpiry, contactName, contactEmail, phone, ...rest } = onWire(row)
  return {
    ...rest,
    planEndsAt: subscriptionExpiry?.toISOString() ?? null,
    contactName: maskedContact(contactName),
    contactEmail: maskedEmail(contactEmail),
    phone: maskedPhone(phone),
  }
}

export async function listTeam(db: Db, employerId: string): Promise<EmployerFile['team']> {
  const rows = await db
    .selectFrom('employerMembers as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .select(['member.userId', 'member.role', 'users.firstName', 'users.lastName', 'users.suspendedAt'])
    .where('member.employerId', '=', employerId)
    .orderBy(sql`array_position(array['owner', 'recruiter', 'viewer'], member.role)`)
    .orderBy('member.joinedAt')
    .limit(500)
    .execute()
  return rows.map(({ firstName, lastName, suspendedAt, ...row }) => ({
    ...row,
    name: maskedName(firstName, lastName),
    isSuspended: suspendedAt !== null,
  }))
}

/** `userId` is the main owner, whose contact it is. Null for a company without a team. */
export async function findCompanyContact(
  db: Db,
  employerId: string,
): Promise<(RevealedContact & { readonly userId: string | null }) | null> {
  const row = await db
    .selectFrom('employers')
    .select(['contactName', 'contactEmail', 'phone', 'userId'])
    .where('id', '=', employerId)
    .executeTakeFirst()
  return row ?? null
}
