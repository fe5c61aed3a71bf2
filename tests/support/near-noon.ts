import { dayNumber } from '#platform/contract/dates.ts'

const hourMs = 60 * 60 * 1_000

/** A clock that starts at noon in India, so that the day does not end during a test. Tests can move it forward. */
export function fromNoon(): { readonly clock: () => Date; readonly sleep: (hours: number) => void } {
  const begun = Date.now()
  const noon = dayNumber(new Date(begun).toISOString()) * 24 * hourMs + 6.5 * hourMs
  let sleptMs = 0
  return {
    clock: () => new Date(noon + Date.now() - begun + sleptMs),
    sleep: (hours) => void (sleptMs += hours * hourMs),
  }
}
