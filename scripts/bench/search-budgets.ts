import { rounded } from './print.ts'
import { figures, type Measurement, timesSqlite } from './search-rows.ts'

export type Verdict = { readonly rule: string; readonly value: number; readonly budget: number; readonly isKept: boolean }

/** From this size on, the ratio to SQLite is checked. In smaller databases, the round trip to another process dominates. */
const many = 1_000_000

export function judge(measured: readonly Measurement[], of = 'jobs'): Verdict[] {
  const wrong = measured.map(({ size, wrong: { length }, compared }) =>
    verdict(`answers other than a plain reading's, of ${compared} at ${size} ${of}`, length, 0),
  )
  const large = measured
    .filter(({ size }) => size >= many)
    .flatMap((one) => [
      verdict(`p99 with 16 clients beside SQLite's at ${one.size} ${of}`, timesSqlite(one, 16, 'p99'), 1.5),
      verdict(`mean with one client beside SQLite's at ${one.size} ${of}`, timesSqlite(one, 1, 'mean'), 2.5),
    ])
  return [...wrong, ...large, ...growth(measured, of)]
}

/** The p95 may grow fourfold for ten times the jobs and eightfold for a hundred times. */
function growth(measured: readonly Measurement[], of: string): Verdict[] {
  const [smallest, largest] = [measured[0], measured.at(-1)]
  if (!smallest || !largest || largest.size < 10 * smallest.size) return []
  const budget = rounded(2 * 2 ** Math.log10(largest.size / smallest.size))
  return [verdict(`growth of p95 from ${smallest.size} to ${largest.size} ${of}`, p95(largest) / p95(smallest), budget)]
}

const p95 = ({ race }: Measurement): number => figures(race[1].ours).p95

function verdict(rule: string, value: number, budget: number): Verdict {
  return { rule, value: rounded(value), budget, isKept: value <= budget }
}
