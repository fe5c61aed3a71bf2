import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { CvBody } from '../contract.ts'
import { filledSections } from '../further-sections.ts'
import { phoneKey } from '../rules.ts'
import type { CvsTable } from './tables.ts'
import { newestVersion } from './template-version.ts'

type Account = { readonly email: string; readonly emailVerified: boolean }
/** `body` is the CV itself; `account` is its owner, or null for an anonymous CV. */
export type StoredCv = {
  readonly id: string
  readonly userId: string | null
  readonly body: CvBody
  readonly templateVersion: number
  readonly emailVerified: boolean
  readonly downloadAllowed: boolean
  readonly account: Account | null
  /** The id of its link; null while nobody else may see it. */
  readonly linkId: string | null
  readonly hidesContact: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Locks this person's CV and draft for writing, until the transaction ends. */
export async function lockCvOf(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cv of ${userId}`}, 0))`.execute(tx)
}

export async function findCvOf(db: Db, userId: string): Promise<StoredCv | null> {
  const row = await selectCvs(db).where('cvs.userId', '=', userId).executeTakeFirst()
  return row ? storedCv(row) : null
}

export async function findCv(db: Db, id: string): Promise<StoredCv | null> {
  const row = await selectCvs(db).where('cvs.id', '=', id).executeTakeFirst()
  return row ? storedCv(row) : null
}

/** The CV of a suspended account is not found by its link. */
export async function findCvByLink(db: Db, linkId: string): Promise<StoredCv | null> {
  const row = await selectCvs(db)
    .where((is) => is.or([is('cvs.linkId', '=', linkId), is.and([is('cvs.linkId', 'is', null), is('cvs.id', '=', linkId)])]))
    .where('cvs.isLinkOff', '=', false)
    .where('users.suspendedAt', 'is', null)
    .executeTakeFirst()
  return row ? storedCv(row) : null
}

export type NewCv = {
  readonly id: string
  readonly userId: string
  readonly body: CvBody
  readonly createdAt: Date
}

/** Returns false if the account has a CV already: the unique constraint decides, not an earlier query. */
export async function insertCvRow(tx: Tx, { id, userId, body, createdAt }: NewCv): Promise<boolean> {
  const made = await tx
    .insertInto('cvs')
    .values({ id, userId, ...columnsOf(body), createdAt, updatedAt: createdAt })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Returns false if there is no such CV, or it belongs to somebody else. A new email address must be verified again. */
export async function updateCvRow(tx: Tx, cv: Pick<NewCv, 'id' | 'userId' | 'body'>, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set(({ ref }) => {
      const isStill = (proof: 'emailVerified' | 'downloadAllowed') =>
        sql<boolean>`${ref(proof)} and ${ref('email')} = ${cv.body.personalInfo.email}`
      return {
        ...columnsOf(cv.body),
        // A saved CV keeps its look until another template is selected.
        templateVersion: sql<number>`case when ${ref('template')} = ${cv.body.template} then ${ref('templateVersion')} else ${newestVersion[cv.body.template]} end`,
        emailVerified: isStill('emailVerified'),
        downloadAllowed: isStill('downloadAllowed'),
        // Tokens that were sent to the old address must not verify the new one.
        verificationToken: sql<Buffer | null>`case when ${ref('email')} = ${cv.body.personalInfo.email} then ${ref('verificationToken')} end`,
        updatedAt: now,
      }
    })
    .where('cvs.id', '=', cv.id)
    .where('cvs.userId', '=', cv.userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteCvRow(tx: Tx, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('cvs')
    .where('cvs.id', '=', id)
    .where('cvs.userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function selectCvs(db: Db) {
  return db
    .selectFrom('cvs')
    .leftJoin('users', 'users.id', 'cvs.userId')
    .selectAll('cvs')
    .select(['users.email as accountEmail', 'users.emailVerified as accountVerified'])
}

type Row = Selectable<CvsTable> & { readonly accountEmail: string | null; readonly accountVerified: boolean | null }

function storedCv(row: Row): StoredCv {
  const { personalInfo, summary, experience, education, skills, achievements, languages, template } = row
  return {
    id: row.id,
    userId: row.userId,
    body: { personalInfo, summary, experience, education, skills, achievements, languages, ...filledSections(row), template },
    templateVersion: row.templateVersion,
    emailVerified: row.emailVerified,
    downloadAllowed: row.downloadAllowed,
    account: row.accountEmail === null ? null : { email: row.accountEmail, emailVerified: row.accountVerified === true },
    linkId: row.isLinkOff ? null : (row.linkId ?? row.id),
    hidesContact: row.hidesContact,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** Email address and phone number are also columns, so that the database can search them. */
export function columnsOf({ personalInfo, experience, education, ...rest }: CvBody) {
  return {
    ...rest,
    templateVersion: newestVersion[rest.template],
    personalInfo: JSON.stringify(personalInfo),
    experience: JSON.stringify(experience),
    education: JSON.stringify(education),
    projects: JSON.stringify(rest.projects ?? []),
    certificates: JSON.stringify(rest.certificates ?? []),
    publications: JSON.stringify(rest.publications ?? []),
    volunteering: JSON.stringify(rest.volunteering ?? []),
    email: personalInfo.email,
    phone: personalInfo.phone,
    phoneKey: phoneKey(personalInfo.phone),
  }
}
