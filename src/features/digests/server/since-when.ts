const dayMs = 24 * 60 * 60 * 1_000

/** A morning that was missed is made up for; what is older than that is no news, as when someone turns emails on again. */
export function digestStart(now: Date): Date {
  return new Date(now.getTime() - 2 * dayMs)
}
