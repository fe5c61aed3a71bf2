import { dayNumber } from '#platform/contract/dates.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { wishMatched } from '../contract.ts'
import { elsewherePerDay, whyMatches } from '../rules.ts'
import { type ComparedPair, insertMatches, type NewMatch } from './match-queries.ts'

const insertedAtOnce = 1_000

/** Stores the matches, and publishes an event for each wish with new ones. */
export async function keepMatches(tx: Tx, compared: readonly ComparedPair[], now: Date): Promise<void> {
  const matches = matchesAmong(compared, now)
  for (let from = 0; from < matches.length; from += insertedAtOnce) {
    const wishIds = await insertMatches(tx, matches.slice(from, from + insertedAtOnce))
    for (const wishId of wishIds) await publish(tx, wishMatched, { wishId, day: dayNumber(now.toISOString()) })
  }
}

/** At companies other than the wished one, only the first few of each wish. */
function matchesAmong(compared: readonly ComparedPair[], matchedAt: Date): NewMatch[] {
  const elsewhere = new Map<string, number>()
  return compared.flatMap(({ jobId, wishId, wished, offered, likeness }) => {
    const match = whyMatches(wished, offered, likeness)
    if (!match) return []
    const before = elsewhere.get(wishId) ?? 0
    if (match.isElsewhere && before >= elsewherePerDay) return []
    if (match.isElsewhere) elsewhere.set(wishId, before + 1)
    return [{ jobId, wishId, ...match, matchedAt }]
  })
}
