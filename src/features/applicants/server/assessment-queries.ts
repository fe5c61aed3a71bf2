import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Note, Rating, Scorecard } from '../assessment-contract.ts'

const authorName = sql<string>`coalesce(nullif(btrim(users.first_name || ' ' || users.last_name), ''), 'Former colleague')`

export async function listNotes(db: Db, applicationId: string, readerId: string): Promise<Note[]> {
  const rows = await db
    .selectFrom('applicantNotes')
    .leftJoin('users', 'users.id', 'applicantNotes.authorId')
    .select(['applicantNotes.id', 'applicantNotes.authorId', 'applicantNotes.body', 'applicantNotes.createdAt'])
    .select(authorName.as('author'))
    .where('applicantNotes.applicationId', '=', applicationId)
    .orderBy('applicantNotes.createdAt')
    .orderBy('applicantNotes.id')
    .limit(mostNotes)
    .execute()
  return rows.map(({ authorId, createdAt, ...note }) => ({
    ...note,
    isMine: authorId === readerId,
    createdAt: createdAt.toISOString(),
  }))
}

const mostNotes = 200

type NewNote = { readonly id: string; readonly applicationId: string; readonly authorId: string; readonly body: string }

/** Returns false if the application has the maximum number of notes. The caller holds the lock of the application. */
export async function insertNote(tx: Tx, note: NewNote, now: Date): Promise<boolean> {
  const { count } = await tx
    .selectFrom('applicantNotes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('applicationId', '=', note.applicationId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostNotes) return false
  await tx
    .insertInto('applicantNotes')
    .values({ ...note, createdAt: now })
    .execute()
  return true
}

export async function deleteNote(
  db: Db,
  note: { readonly id: string; readonly applicationId: string; readonly authorId: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom('applicantNotes')
    .where('id', '=', note.id)
    .where('applicationId', '=', note.applicationId)
    .where('authorId', '=', note.authorId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function listScorecards(db: Db, applicationId: string, readerId: string): Promise<Scorecard[]> {
  const rows = await db
    .selectFrom('scorecards')
    .leftJoin('users', 'users.id', 'scorecards.authorId')
    .select(['scorecards.authorId', 'scorecards.ratings', 'scorecards.comment', 'scorecards.updatedAt'])
    .select(authorName.as('author'))
    .where('scorecards.applicationId', '=', applicationId)
    .orderBy('scorecards.updatedAt')
    .execute()
  return rows.map(({ authorId, updatedAt, ...card }) => ({
    ...card,
    isMine: authorId === readerId,
    updatedAt: updatedAt.toISOString(),
  }))
}

type CardRow = {
  readonly applicationId: string
  readonly authorId: string
  readonly ratings: readonly Rating[]
  readonly comment: string
}

export async function saveScorecardRow(db: Db, { ratings, ...row }: CardRow, now: Date): Promise<void> {
  const values = { ratings: JSON.stringify(ratings), comment: row.comment, updatedAt: now }
  await db
    .insertInto('scorecards')
    .values({ applicationId: row.applicationId, authorId: row.authorId, ...values })
    .onConflict((conflict) => conflict.columns(['applicationId', 'authorId']).doUpdateSet(values))
    .execute()
}
