import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { SavedResumeSearchesTable } from './tables.ts'

export type DueSearch = Pick<Selectable<SavedResumeSearchesTable>, 'id' | 'employerId' | 'query' | 'createdAt'>

/** The searches of verified companies that are not suspended, ordered by id, after `afterId`. */
export async function listActive(db: Db, afterId: string | null, limit: number): Promise<DueSearch[]> {
  return db
    .selectFrom('savedResumeSearches')
    .innerJoin('employerMembers', (join) =>
      join
        .onRef('employerMembers.userId', '=', 'savedResumeSearches.userId')
        .onRef('employerMembers.employerId', '=', 'savedResumeSearches.employerId'),
    )
    .select([
      'savedResumeSearches.id',
      'savedResumeSearches.employerId',
      'savedResumeSearches.query',
      'savedResumeSearches.createdAt',
    ])
    .innerJoin('employers', (join) =>
      join
        .onRef('employers.id', '=', 'savedResumeSearches.employerId')
        .on('employers.isVerified', '=', true)
        .on('employers.suspendedAt', 'is', null),
    )
    .where('savedResumeSearches.isActive', '=', true)
    .$if(afterId !== null, (query) => query.where('savedResumeSearches.id', '>', afterId))
    .orderBy('savedResumeSearches.id')
    .limit(limit)
    .execute()
}

type FoundPeople = { readonly searchId: string; readonly people: readonly string[]; readonly since: Date; readonly now: Date }

/** Inserts each person once, and only people whose profile is new or has changed since. */
export async function insertAlerts(tx: Tx, { searchId, people, since, now }: FoundPeople): Promise<void> {
  await sql`insert into resume_alerts (search_id, user_id, found_at)
    select saved.id, person.id, ${now} from users person
      join (select id from saved_resume_searches where id = ${searchId} and is_active for key share) saved on true
    where person.id = any(${people}::uuid[]) and person.updated_at > ${since}
    on conflict do nothing`.execute(tx)
}

/** The members for whom an email is due. */
export async function listAlerted(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('resumeAlerts')
    .innerJoin('savedResumeSearches', 'savedResumeSearches.id', 'resumeAlerts.searchId')
    .select('savedResumeSearches.userId')
    .distinct()
    .where('resumeAlerts.mailedAt', 'is', null)
    .where('resumeAlerts.foundAt', '>', since)
    .execute()
  return rows.map(({ userId }) => userId)
}

export type TakenAlert = { readonly employerId: string; readonly name: string; readonly personId: string }

/** Marks each alert as emailed once: a second caller finds it marked. */
export async function takeAlerts(
  tx: Tx,
  userId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<TakenAlert[]> {
  const { rows } = await sql<TakenAlert>`
    update resume_alerts alert set mailed_at = ${now} from saved_resume_searches saved
      join employer_members member on member.user_id = saved.user_id and member.employer_id = saved.employer_id
    where saved.id = alert.search_id and saved.user_id = ${userId} and saved.is_active and alert.mailed_at is null and alert.found_at > ${since}
    returning saved.employer_id, saved.name, alert.user_id as person_id`.execute(tx)
  return rows
}

export async function deleteOldAlerts(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('resumeAlerts').where('foundAt', '<=', until).execute()
}
