/** The indices of entries whose time goes against the order of the others, which is latest first or earliest first. Skips blank times. */
export function againstOrder(times: readonly string[]): ReadonlySet<number> {
  const dated = times.flatMap((time, at) => (time === '' ? [] : [{ time, at }]))
  const steps = dated
    .slice(1)
    .map(({ time, at }, before) => ({ at, before: dated[before]?.at ?? at, step: stepOf(dated[before]?.time ?? '', time) }))
  const direction = steps.reduce((sum, { step }) => sum + step, 0)
  if (Math.abs(direction) < 2) return new Set()
  return new Set(steps.filter(({ step }) => step * direction < 0).flatMap(({ before, at }) => [before, at]))
}

/** Compares two times at the precision of the shorter one, which may be only a year. */
function stepOf(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  return Math.sign(one.slice(0, length).localeCompare(other.slice(0, length)))
}
