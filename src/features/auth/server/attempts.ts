import { createHash } from 'node:crypto'
import { TooMany } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { Limit } from '#platform/server/limits.ts'

/** What is counted, and how much of it is too much. */
export type Count = { readonly key: string; readonly limit: Limit }

/** The key is a hash: the counters tell nobody who tried to come in. */
export function countOf(deed: string, whose: string, limit: Limit): Count {
  return { key: createHash('sha256').update(`${deed} ${whose.toLowerCase()}`).digest('base64url'), limit }
}

/** One household or one server has as many IPv6 addresses as it likes, but one network. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':')
  const rest = tail?.split(':') ?? []
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

type Counting = Pick<Facilities, 'limits' | 'clock'>

export async function hit({ limits, clock }: Counting, counts: readonly Count[]): Promise<void> {
  const waits = await Promise.all(counts.map(({ key, limit }) => limits.hit(key, limit, clock())))
  refuseAfter(waits)
}

/** Refuses whoever has used the attempts up. Counts nothing. */
export async function refuseWhenUsedUp({ limits, clock }: Counting, counts: readonly Count[]): Promise<void> {
  const waits = await Promise.all(counts.map(({ key, limit }) => limits.wait(key, limit, clock())))
  refuseAfter(waits)
}

function refuseAfter(waits: readonly (number | null)[]): void {
  const seconds = Math.max(...waits.map((wait) => wait ?? 0))
  if (seconds > 0) throw new TooMany(seconds)
}
