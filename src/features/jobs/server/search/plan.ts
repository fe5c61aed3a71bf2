/** What a search is likely to cost, in microseconds, on each of its roads. */
import { countedJobs } from '../search-count-queries.ts'
import type { Hit, Slice } from '../search-queries.ts'
import { type Likely, probablyAtLeast } from '../survey-queries.ts'
import type { Asked, Level } from './levels.ts'

export type PlannedLevel = Level & { readonly likely: Likely; readonly after: Hit | null | undefined }
export type Plan = Omit<Asked, 'levels'> & {
  readonly levels: readonly PlannedLevel[]
  readonly slice: Slice
  readonly jobs: number
  readonly areMany: boolean
}

/** Measured: a row of the small index of an order, one with all its words, one from anywhere in the table; a statement. */
const costs = { step: { head: 0.3, tsv: 0.7 }, fetch: 1.6, statement: 200 }

const likelyOf = ({ levels }: Plan): number => levels.reduce((sum, { likely }) => sum + likely.jobs, 0)

export const wholeCost = (plan: Plan): number => costs.statement + costs.fetch * likelyOf(plan)

/** From so many on, one of eight jobs mostly tells that there are more than are counted. */
export const areProbablyMany = (plan: Plan): boolean => likelyOf(plan) > 1.4 * countedJobs

export function countingCost(plan: Plan): number {
  if (plan.areMany) return 0
  return costs.statement + costs.fetch * (areProbablyMany(plan) ? countedJobs / 5 : likelyOf(plan))
}

/** Of the levels that are passed, all is taken; the one that fills the page ends it. */
export function levelsCost(plan: Plan): number {
  let { offset } = plan.slice
  let room = plan.slice.limit
  let sum = 0
  for (const level of plan.levels) {
    if (level.after === undefined) continue
    const { jobs } = level.likely
    if (jobs > offset + room) return sum + cheapestFill(plan, level, offset + room).cost
    sum += costs.statement + costs.fetch * jobs
    room -= Math.max(0, jobs - offset)
    offset = Math.max(0, offset - jobs)
  }
  return Infinity
}

/** How many jobs are passed until so many of a level are met; never, if there are not so many. */
export const stepsUntil = (met: number, { likely }: Pick<PlannedLevel, 'likely'>, { jobs }: Plan): number =>
  likely.jobs > met ? (met * jobs) / likely.jobs : Infinity

export type Fill = 'walk' | 'fresh' | 'whole'

/** The ways to the first so many of a level. */
export function cheapestFill(plan: Plan, level: PlannedLevel, reach: number): { readonly fill: Fill; readonly cost: number } {
  const whole = { fill: 'whole', cost: costs.fetch * level.likely.jobs } as const
  if (level.isWhole) return whole
  const ways: readonly { readonly fill: Fill; readonly cost: number }[] = [
    whole,
    { fill: 'walk', cost: costs.step[level.column] * stepsUntil(reach, level, plan) },
    { fill: 'fresh', cost: freshCost(plan, level, reach) },
  ]
  const best = ways.reduce((cheapest, way) => (way.cost < cheapest.cost ? way : cheapest))
  return { fill: best.fill, cost: costs.statement + best.cost }
}

/** Only in the order of time do the newest jobs come first. */
const freshCost = ({ slice }: Plan, { likely: { fresh } }: PlannedLevel, reach: number): number =>
  slice.order === 'recent' && probablyAtLeast(fresh) > reach ? costs.fetch * fresh : Infinity
