/** Searches the same rows with SQLite's full-text search in this process, without spelling correction. It is a common baseline for local search. */
import { DatabaseSync } from 'node:sqlite'
import type { BenchJob } from './jobs.ts'
import type { SearchQuery } from './queries.ts'

const cap = 1_001

export type SqliteSearch = {
  readonly search: (query: SearchQuery) => { readonly ids: readonly string[]; readonly total: number }
}

/** Rows arrive oldest first, so that the newest have the highest rowid. */
export async function openSqlite(batches: AsyncIterable<readonly BenchJob[]>): Promise<SqliteSearch> {
  const db = new DatabaseSync(':memory:')
  const jobs = await fill(db, batches)
  const match = db.prepare('select rowid from fts where fts match ? order by rowid desc limit ?')
  const all = db.prepare('select id as rowid from jobs order by id desc limit ? offset ?')
  const count = db.prepare('select count(*) as n from (select 1 from fts where fts match ? limit ?)')
  const rows = db.prepare(
    'select uuid, title, company, location, salary_min, salary_max, snippet from jobs where id in (select value from json_each(?)) order by id desc',
  )
  return {
    search(query) {
      const end = query.page * 20
      const body = expression('body', query)
      let found: number[]
      if (body) {
        const title = expression('title', query)
        found = query.q ? match.all(title, end).map((hit) => Number(hit['rowid'])) : []
        if (found.length < end) {
          const seen = new Set(found)
          const rest = match.all(body, end + found.length).map((hit) => Number(hit['rowid']))
          found = [...found, ...rest.filter((id) => !seen.has(id))].slice(0, end)
        }
      } else {
        found = all.all(20, end - 20).map((hit) => Number(hit['rowid']))
      }
      const page = body ? found.slice(end - 20, end) : found
      const total = body ? Number(count.get(body, cap)?.['n']) : Math.min(cap, jobs)
      return { ids: rows.all(JSON.stringify(page)).map((hit) => String(hit['uuid'])), total }
    },
  }
}

async function fill(db: DatabaseSync, batches: AsyncIterable<readonly BenchJob[]>): Promise<number> {
  db.exec(`create table jobs (id integer primary key, uuid text, title text, company text, location text, salary_min integer, salary_max integer, snippet text);
    create virtual table fts using fts5(title, body, facets, content='', detail='column', tokenize='porter unicode61 remove_diacritics 2')`)
  const row = db.prepare('insert into jobs values (?, ?, ?, ?, ?, ?, ?, ?)')
  const text = db.prepare('insert into fts (rowid, title, body, facets) values (?, ?, ?, ?)')
  let filled = 0
  for await (const jobs of batches) {
    db.exec('begin')
    for (const job of jobs) {
      row.run(filled, job.id, job.title, job.company, job.location, job.salaryMin, job.salaryMax, job.description.slice(0, 160))
      const body = [job.title, job.company, job.location, ...job.requirements, job.description].join(' ')
      text.run(filled, job.title, body, facetsOf(job).join(' '))
      filled += 1
    }
    db.exec('commit')
  }
  db.exec(`insert into fts (fts) values ('optimize')`)
  return filled
}

function facetsOf({ location, experienceLevel, urgentHiring, demographics }: BenchJob): string[] {
  const places = location.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [
    ...places.map((word) => `l${word}`),
    `x${experienceLevel}`,
    ...(urgentHiring ? ['uurgent'] : []),
    ...demographics.map((code) => `d${code.replaceAll('_', '')}`),
  ]
}

/** The FTS5 query for all words in the given column and all filters in the facets. Empty if nothing is searched for. */
function expression(column: 'title' | 'body', { q, location, experience, demographic, urgent }: SearchQuery): string {
  const words = (q?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${column}:${quote(word)}`)
  const facets = [
    ...(location?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `l${word}`),
    ...(experience ? [`x${experience}`] : []),
    ...(urgent ? ['uurgent'] : []),
    ...(demographic ? [`d${demographic.replaceAll('_', '')}`] : []),
  ]
  return [...words, ...facets.map((facet) => `facets:${quote(facet)}`)].join(' AND ')
}

function quote(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}
