import { quantile, type Row, rounded } from './print.ts'
import { type Engine, engines, type Race, type Sample } from './race-searches.ts'

export type Measurement = {
  readonly size: number
  readonly race: Race
  readonly compared: number
  /** The searches whose results differ from those of a plain scan. */
  readonly wrong: readonly string[]
}

export function figures(samples: readonly Sample[]) {
  const all = samples.map(({ ms }) => ms)
  return {
    p50: quantile(all, 0.5),
    p95: quantile(all, 0.95),
    p99: quantile(all, 0.99),
    mean: all.reduce((sum, ms) => sum + ms, 0) / all.length,
  }
}

/** The time of the product's search as a multiple of SQLite's. */
export function timesSqlite({ race }: Measurement, clients: 1 | 16, figure: 'p50' | 'p95' | 'p99' | 'mean'): number {
  return figures(race[clients].ours)[figure] / figures(race[clients].sqlite)[figure]
}

export function sizeRows(measured: Measurement): Row[] {
  return ([1, 16] as const).flatMap((clients) =>
    engines.map((engine) => ({
      jobs: measured.size,
      clients,
      engine,
      ...inMs(measured.race[clients][engine]),
      'mean / sqlite': rounded(engine === 'ours' ? timesSqlite(measured, clients, 'mean') : 1),
      'p99 / sqlite': rounded(engine === 'ours' ? timesSqlite(measured, clients, 'p99') : 1),
    })),
  )
}

export function kindRows({ race }: Measurement): Row[] {
  const kinds = [...new Set(race[1].ours.map(({ kind }) => kind))]
  const of = (engine: Engine, kind: string) => inMs(race[1][engine].filter((sample) => sample.kind === kind))
  return kinds.flatMap((kind) => engines.map((engine) => ({ kind, engine, ...of(engine, kind) })))
}

function inMs(samples: readonly Sample[]): Row {
  return Object.fromEntries(Object.entries(figures(samples)).map(([name, ms]) => [`${name} ms`, rounded(ms)]))
}
