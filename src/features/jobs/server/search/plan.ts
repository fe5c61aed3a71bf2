/** A search as the index is asked, and what is known of it before. */
import { countedJobs } from '../search-count-queries.ts'
import type { Slice } from '../search-queries.ts'
import type { Likely, Survey } from '../survey-queries.ts'

/** Each a query of its own, and empty where it asks for nothing. */
export type Asked = {
  readonly words: string
  readonly facets: string
  /** The words in the title, where those come first. */
  readonly title: string
  readonly all: string
  /** What the small vectors of titles and facets can answer by themselves. */
  readonly head: string
}
export type Plan = Asked & Survey & { readonly slice: Slice; readonly reach: number }

/** Microseconds, measured: a row of the small index of an order, one with all its words, one from anywhere in the table; a statement. */
export const costs = { step: 0.25, stepThroughWords: 0.7, fetch: 2.5, statement: 200 }

/** The titles with the words have all been shown. */
export const areTitlesOver = ({ title, slice: { after } }: Plan): boolean => title !== '' && after?.inTitle === false

/** What is shown next has the words in its title, or there are no words. */
export const isByTitle = (plan: Plan): boolean => plan.head !== '' && !areTitlesOver(plan)

/** How many jobs are passed until so many of `likely` are met; never, if there are not so many. */
export const stepsUntil = (met: number, { jobs: likely }: Pick<Likely, 'jobs'>, jobs: number): number =>
  likely > met ? (met * jobs) / likely : Infinity

export const stepsAmongTitles = (plan: Plan): number =>
  isByTitle(plan) ? stepsUntil(plan.reach, plan.inHead, plan.jobs) : Infinity

/** Only in the order of time do the newest jobs come first. Twice as many as are needed: fewer may turn out to be too few. */
export const freshCost = ({ slice }: Plan, { fresh }: Likely, reach: number): number =>
  slice.order === 'recent' && fresh > 2 * reach ? costs.statement + costs.fetch * fresh : Infinity

export const lessThan = (all: Likely, some: Likely): Likely => ({ jobs: all.jobs - some.jobs, fresh: all.fresh - some.fresh })

export const walkCost = ({ jobs }: Plan, likely: Likely, reach: number): number =>
  costs.statement + costs.stepThroughWords * stepsUntil(reach, likely, jobs)

export const countingCost = ({ areMany, matches }: Plan): number =>
  areMany ? 0 : costs.statement + costs.fetch * Math.min(matches.jobs, countedJobs)
