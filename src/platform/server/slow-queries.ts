import type { LogEvent } from 'kysely'
import type { Db } from './db.ts'

export type SlowStatement = { readonly text: string; readonly ms: number; readonly at: Date }

const slowMs = 200
const mostStatements = 20
const longestText = 2_000

export type SlowStatements = {
  readonly log: (event: LogEvent) => void
  readonly list: () => readonly SlowStatement[]
}

/** Collects the slowest statements since the start, each once. Their values are left out, because they may be personal data. */
export function openSlowStatements(): SlowStatements {
  const slowest = new Map<string, SlowStatement>()
  return {
    log: ({ query, queryDurationMillis: ms }) => {
      if (ms < slowMs) return
      const text = query.sql.replaceAll(/\s+/g, ' ').trim().slice(0, longestText)
      if ((slowest.get(text)?.ms ?? 0) >= ms) return
      slowest.set(text, { text, ms: Math.round(ms), at: new Date() })
      if (slowest.size <= mostStatements) return
      const [fastest] = [...slowest.values()].toSorted((a, b) => a.ms - b.ms)
      if (fastest) slowest.delete(fastest.text)
    },
    list: () => [...slowest.values()].toSorted((a, b) => b.ms - a.ms),
  }
}

const byDatabase = new WeakMap<Db, SlowStatements>()

export function rememberSlowStatements(db: Db, statements: SlowStatements): void {
  byDatabase.set(db, statements)
}

export function listSlowStatements(db: Db): readonly SlowStatement[] {
  return byDatabase.get(db)?.list() ?? []
}
