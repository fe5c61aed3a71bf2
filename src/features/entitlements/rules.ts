/** The entitlements that a subscription grants for its time. Unlocks of resumes have a ledger of their own, in `resume-unlocks`. */
export const entitlements = ['posting_slots', 'cv_versions', 'boosts', 'interviewer_addon'] as const
export type Entitlement = (typeof entitlements)[number]

export const entryKinds = ['granted', 'used', 'expired', 'withdrawn'] as const
export type EntryKind = (typeof entryKinds)[number]

export const entitlementLabels: Readonly<Record<Entitlement, string>> = {
  posting_slots: 'Job posts',
  cv_versions: 'Stored CV versions',
  boosts: 'Boosts',
  interviewer_addon: 'AI Voice Interviewer',
}

type Step = { readonly units: number; readonly effectiveAt: Date }

/** The end of the time during which the balance stays above zero. Null if it is zero now. */
export function coveredUntil(steps: readonly Step[], now: Date): Date | null {
  if (balanceAt(steps, now) <= 0) return null
  const times = steps.map(({ effectiveAt }) => effectiveAt).filter((time) => time > now)
  return times.toSorted((a, b) => a.getTime() - b.getTime()).find((time) => balanceAt(steps, time) <= 0) ?? null
}

/**
 * When the balance decreases next. An entry that ends while an equal one begins, or that was withdrawn before it began, does not count. Null if it is
 * zero now.
 */
export function nextFall(steps: readonly Step[], now: Date): Date | null {
  if (balanceAt(steps, now) <= 0) return null
  const changes = new Map<number, number>()
  for (const { units, effectiveAt } of steps) {
    if (effectiveAt > now) changes.set(effectiveAt.getTime(), (changes.get(effectiveAt.getTime()) ?? 0) + units)
  }
  const falls = [...changes].filter(([, units]) => units < 0).map(([time]) => time)
  return falls.length > 0 ? new Date(Math.min(...falls)) : null
}

export function balanceAt(steps: readonly Step[], at: Date): number {
  return steps.reduce((sum, { units, effectiveAt }) => (effectiveAt <= at ? sum + units : sum), 0)
}
