import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type DaySalt = { readonly salt: string; readonly hashes: LRUCache<string, string> }

/** Cached, because a hash costs as much as all other counting of a page, and a visitor reads many pages. */
const mostKept = 2_000

/** The salts of today and tomorrow. Deleting a salt deletes the hashes made with it, so that addresses stay in memory no longer than their day. */
export function openSalts() {
  const days = new Map<number, DaySalt>()
  return {
    has: (day: number): boolean => days.has(day),
    add: (day: number, salt: string): void => void days.set(day, { salt, hashes: new LRUCache({ max: mostKept }) }),
    /** Returns null before the salt of the day is fetched, and after it is deleted. */
    hashOn: (day: number, visitor: string): string | null => {
      const known = days.get(day)
      if (!known) return null
      const found = known.hashes.get(visitor)
      if (found) return found
      const made = hashOf(known.salt, visitor)
      known.hashes.set(visitor, made)
      return made
    },
    deleteBefore: (day: number): void => {
      for (const known of days.keys()) if (known < day) days.delete(known)
    },
  }
}

export function hashOf(salt: string, visitor: string): string {
  return hash('sha256', `${salt} ${visitor}`).slice(0, 16)
}
