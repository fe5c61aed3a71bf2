/** Searches the same people with SQLite's full-text search in this process, a common baseline for local search. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Pool } from 'pg'
import type { ResumeQuery } from './resume-queries.ts'

const cap = 1_001
const perPage = 20
const atOnce = 20_000

type Person = {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly location: string
  readonly skills: string[]
  readonly body: string
  readonly programme: string | null
  readonly move: boolean
  readonly experience: number
  readonly pay: number
  readonly notice: number
}

export type SqliteResumes = {
  readonly search: (query: ResumeQuery) => { readonly ids: readonly string[]; readonly total: number }
}

/** Fills the table in the order of activity, so that the most recently active person has the highest rowid. */
export async function openSqliteResumes(pool: Pool): Promise<SqliteResumes> {
  const db = new DatabaseSync(':memory:')
  db.exec(`create table people (id integer primary key, uuid text, title text, company text, location text, experience integer, pay integer, notice integer, snippet text);
    create virtual table fts using fts5(title, body, facets, content='', detail='full', tokenize='porter unicode61 remove_diacritics 2')`)
  await fill(db, pool)
  const read = db.prepare(
    'select uuid, title, company, location, experience, pay, notice, snippet from people where id in (select value from json_each(?))',
  )
  const run = (sql: string, ...values: SQLInputValue[]) => db.prepare(sql).all(...values)
  const count = (of: string, ...values: SQLInputValue[]): number =>
    Number(run(`select count(*) as n from (select 1 from ${of} limit ${cap})`, ...values)[0]?.['n'])
  const rowsOf = (ids: readonly number[]): string[] => read.all(JSON.stringify(ids)).map(({ uuid }) => String(uuid))
  return {
    search(query) {
      const end = query.page * perPage
      const within = rangesOf(query)
      const all = expression('{title body}', query)
      if (!all) {
        const ids = run(`select id from people where true ${within} order by id desc limit ? offset ?`, perPage, end - perPage)
        return { ids: rowsOf(ids.map(({ id }) => Number(id))), total: count(`people where true ${within}`) }
      }
      const from = within || query.sort ? joined : 'fts'
      const find = (match: string, limit: number): number[] =>
        run(
          `select fts.rowid as id from ${from} where fts match ? ${within} order by ${orderOf(query)} limit ?`,
          match,
          limit,
        ).map(({ id }) => Number(id))
      const first = ranksByTitle(query) ? find(expression('title', query), end) : []
      const seen = new Set(first)
      const rest = first.length < end ? find(all, end + first.length).filter((id) => !seen.has(id)) : []
      return {
        ids: rowsOf([...first, ...rest].slice(end - perPage, end)),
        total: count(`${from} where fts match ? ${within}`, all),
      }
    },
  }
}

const joined = 'fts join people on people.id = fts.rowid'
const ranksByTitle = ({ q = '-', sort }: ResumeQuery): boolean => !sort && !q.includes('-')

function orderOf({ sort }: ResumeQuery): string {
  if (sort === 'experience') return 'experience desc, people.id desc'
  return sort === 'notice' ? 'notice, people.id desc' : 'fts.rowid desc'
}

async function fill(db: DatabaseSync, pool: Pool): Promise<void> {
  const row = db.prepare('insert into people values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const text = db.prepare('insert into fts (rowid, title, body, facets) values (?, ?, ?, ?)')
  let filled = 0
  for (;;) {
    const { rows } = await pool.query<Person>(
      `select person.id, work_experience -> 0 ->> 'position' title, work_experience -> 0 ->> 'company' company, person.location, person.skills,
        concat_ws(' . ', work_experience -> 0 ->> 'position', work_experience -> 0 ->> 'company', array_to_string(person.skills, ' '), work_experience -> 0 ->> 'description', about) body,
        person.demographic programme, willing_to_move move, found.experience, found.pay, found.notice
      from (select * from resume_search order by active_on, user_id limit $1 offset $2) found join users person on person.id = found.user_id
      order by found.active_on, found.user_id`,
      [atOnce, filled],
    )
    if (rows.length === 0) break
    db.exec('begin')
    for (const person of rows) {
      row.run(
        filled,
        person.id,
        person.title,
        person.company,
        person.location,
        person.experience,
        person.pay,
        person.notice,
        person.body.slice(0, 160),
      )
      text.run(filled, [person.title, ...person.skills].join(' '), person.body, facetsOf(person).join(' '))
      filled += 1
    }
    db.exec('commit')
  }
  db.exec(`insert into fts (fts) values ('optimize')`)
}

function facetsOf({ location, programme, move }: Person): string[] {
  const places = location.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [
    ...places.map((word) => `l${word}`),
    ...(programme ? [`d${programme.replaceAll('_', '')}`] : []),
    ...(move ? ['mmove'] : []),
  ]
}

function rangesOf({ experienceMin, experienceMax, payMax, notice }: ResumeQuery): string {
  return [
    ...(experienceMin === undefined ? [] : [`and experience >= ${experienceMin}`]),
    ...(experienceMax === undefined ? [] : [`and experience <= ${experienceMax}`]),
    ...(payMax === undefined ? [] : [`and pay <= ${payMax}`]),
    ...(notice === undefined ? [] : [`and notice <= ${notice}`]),
  ].join(' ')
}

/** The FTS5 query for all words and phrases in the given columns and all filters in the facets. Empty if nothing is searched for. */
function expression(columns: string, { q = '', location, move, programme }: ResumeQuery): string {
  const parts = [...q.toLowerCase().matchAll(/(-?)(?:"([^"]+)"|([\p{L}\p{N}]+))/gu)]
  const wanted = parts.filter(([, sign]) => sign !== '-').map(([, , phrase, word]) => `${columns}:"${phrase ?? word}"`)
  const place = (location?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `facets:"l${word}"`).join(' AND ')
  const all = [
    ...wanted,
    ...(place ? [move ? `((${place}) OR facets:"mmove")` : place] : []),
    ...(programme ? [`facets:"d${programme.replaceAll('_', '')}"`] : []),
  ].join(' AND ')
  const unwanted = parts.filter(([, sign]) => sign === '-').map(([, , phrase, word]) => `{title body}:"${phrase ?? word}"`)
  return all && unwanted.length > 0 ? `(${all}) NOT (${unwanted.join(' OR ')})` : all
}
