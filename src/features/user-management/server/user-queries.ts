import { type SqlBool, sql } from 'kysely'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { AccountSearch, RevealedUser, UserFile, UserListed } from '../contract.ts'
import { maskedEmail, maskedName, maskedPhone } from '../masks.ts'
import { beginsWith, isUuid, mostCounted } from './search-terms.ts'

/** Searches a whole email address only, because with its beginning somebody could guess it letter by letter. */
function found({ q = '', show }: AccountSearch) {
  const name = sql<SqlBool>`(lower(users.first_name || ' ' || users.last_name) like ${beginsWith(q)} or lower(users.last_name) like ${beginsWith(q)})`
  const wanted = q.includes('@') ? sql<SqlBool>`lower(users.email) = lower(${q})` : name
  return sql<SqlBool>`${q === '' ? sql`true` : isUuid(q) ? sql`users.id = ${q}::uuid` : wanted}
    and ${show === 'suspended' ? sql`users.suspended_at is not null` : sql`true`}`
}

const listed = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('employerMembers as member', 'member.userId', 'users.id')
    .leftJoin('employers', 'employers.id', 'member.employerId')
    .select(['users.id', 'users.firstName', 'users.lastName', 'users.email', 'users.emailVerified', 'users.createdAt'])
    .select(['users.suspendedAt', 'employers.companyName as company'])

export async function listUsers(db: Db, search: AccountSearch, { page, limit }: Part): Promise<UserListed[]> {
  const rows = await listed(db)
    .where(found(search))
    .orderBy('users.createdAt', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(masked)
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

function masked<R extends ListedRow>({ firstName, lastName, email, createdAt, suspendedAt, ...row }: R) {
  return {
    ...row,
    name: maskedName(firstName, lastName),
    email: maskedEmail(email),
    isSuspended: suspendedAt !== null,
    createdAt: createdAt.toISOString(),
  }
}

export async function countUsers(db: Db, search: AccountSearch): Promise<number> {
  const { count } = await db
    .selectFrom(db.selectFrom('users').select('users.id').where(found(search)).limit(mostCounted).as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const counted = (table: 'sessions' | 'applications' | 'savedJobs') =>
  sql<number>`(select count(*)::int from ${sql.table(table)} counted where counted.user_id = users.id)`

/** The data that staff may see without giving a reason. */
export async function findUser(db: Db, userId: string): Promise<Omit<UserFile, 'suspensions'> | null> {
  const row = await listed(db)
    .select(['users.phone', 'users.authMethod as signsInWith', 'member.role', 'member.employerId'])
    .select([
      sql<Date | null>`(select max(seen_at) from sessions where sessions.user_id = users.id)`.as('lastSeenAt'),
      sql<boolean>`exists (select from cvs where cvs.user_id = users.id)`.as('hasCv'),
      counted('sessions').as('signIns'),
      counted('applications').as('applications'),
      counted('savedJobs').as('savedJobs'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { role, employerId, phone, lastSeenAt, ...rest } = masked(row)
  const employer = role && employerId ? { id: employerId, name: rest.company ?? '', role } : null
  return { ...rest, employer, phone: maskedPhone(phone), lastSeenAt: lastSeenAt?.toISOString() ?? null }
}

export async function findContact(db: Db, userId: string): Promise<RevealedUser | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'phone', 'location', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export async function hasUser(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}

export async function findCompanyOfUser(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('employerMembers as member')
    .innerJoin('employers', 'employers.id', 'member.employerId')
    .select(['member.employerId', 'member.role', sql<boolean>`employers.suspended_at is not null`.as('isSuspended')])
    .where('member.userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Whether the company still has an owner without this account. */
export async function hasOtherOwner(tx: Tx, employerId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('employerMembers as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .select('member.id')
    .where('member.employerId', '=', employerId)
    .where('member.userId', '<>', userId)
    .where('member.role', '=', 'owner')
    .where('users.suspendedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
