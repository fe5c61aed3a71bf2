/** Judges the results of typed searches by the rules in README.md. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { NearMisses } from '#features/job-search/contract.ts'
import type { Job } from '#features/jobs/contract.ts'
import type { Person } from '#tests/portal.ts'
import { keeps } from './judge.ts'

type Visitor = Pick<Person, 'call'>

/** Regular expressions: `means` and `near` match titles, `has` any text of a job, `in` a place. */
const GradeRules = z.strictObject({
  means: z.string().optional(),
  near: z.string().optional(),
  has: z.string().optional(),
  in: z.string().optional(),
  level: z.literal('entry').optional(),
  keeps: z.record(z.string(), z.string()).optional(),
})
type GradeRules = z.output<typeof GradeRules>
const Wording = GradeRules.extend({ asked: z.array(z.string()).min(1) })
const TitleWordings = z.strictObject({ trade: z.string(), asked: z.array(z.string()).min(1) })
const PlaceWordings = z.strictObject({ in: z.string(), asked: z.array(z.string()).min(1) })

/** `search` contains the query parameters of the URL; `q` is the name in the report. */
type TypedQuery = { readonly q: string; readonly search: Readonly<Record<string, string>>; readonly meaning: GradeRules }

const groups = z.record(z.string(), z.strictObject({ means: z.string(), near: z.string() })).parse(read('trade-groups.json'))

export const typedWordings = (file: 'real-input' | 'short-tuned'): TypedQuery[] =>
  z
    .array(Wording)
    .parse(read(`${file}.json`))
    .flatMap(({ asked, ...meaning }) => asked.map((q) => ({ q, search: { q }, meaning })))

export const typedTitles = (file: 'titles-tuned' | 'titles-held-out' | 'short-held-out'): TypedQuery[] =>
  z
    .array(TitleWordings)
    .parse(read(`${file}.json`))
    .flatMap(({ asked, trade }) => asked.map((q) => ({ q, search: { q }, meaning: groupOf(trade) })))

export const typedPlaces = (): TypedQuery[] =>
  z
    .array(PlaceWordings)
    .parse(read('typed-places.json'))
    .flatMap(({ in: place, asked }) => asked.map((q) => ({ q, search: { location: q }, meaning: { in: place } })))

function groupOf(trade: string): GradeRules {
  const group = groups[trade]
  if (!group) throw new Error(`no trade is called ${trade}`)
  return group
}

const matches = (pattern: string | undefined, text: string): boolean =>
  pattern !== undefined && new RegExp(pattern, 'i').test(text)

const isWithin = (job: Job, { in: place, level, keeps: filters = {} }: GradeRules): boolean =>
  keeps(job, level ? { ...filters, demographic: 'fresher' } : filters) && (!place || matches(place, job.location))

/** Returns 2 for a relevant job, 1 for a near one, 0 for others. */
function gradeOf(job: Job, meaning: GradeRules): number {
  const { means, near, has } = meaning
  if (!isWithin(job, meaning)) return 0
  if (!means && !has) return 2
  const says = [job.title, job.description, ...job.requirements].join(' ')
  if (matches(means, job.title) || matches(has, says)) return 2
  return matches(near, job.title) ? 1 : 0
}

const isMost = (count: number, of: number): boolean => count >= Math.ceil(0.6 * of)

type Verdict = 'good' | 'some words' | 'partly' | 'wrong' | 'nothing' | 'nothing there'

function verdictOn(jobs: readonly Job[], meaning: GradeRules, isOffered: boolean): Verdict {
  const grades = jobs.slice(0, 5).map((job) => gradeOf(job, meaning))
  const usable = grades.filter((grade) => grade > 0).length
  if (isOffered && isMost(usable, grades.length)) return 'some words'
  if (!isOffered && isMost(grades.filter((grade) => grade === 2).length, grades.length)) return 'good'
  return usable > 0 ? 'partly' : 'wrong'
}

type JudgedQuery = { readonly q: string; readonly verdict: Verdict; readonly shown: readonly string[] }

const shownOf = (jobs: readonly Job[]): string[] => jobs.slice(0, 5).map(({ title, location }) => `${title}, ${location}`)

async function judgeOne(visitor: Visitor, { q, search, meaning }: TypedQuery, everyJob: readonly Job[]): Promise<JudgedQuery> {
  const query = new URLSearchParams(search).toString()
  const answer = await visitor.call(`GET /api/jobs?${query}&limit=5`)
  const found = answer.json<Job[]>()
  const inTitle = found.slice(0, Number(answer.headers['x-in-title'] ?? found.length))
  if (found.length > 0 && !answer.headers['x-only-mentioned'])
    return { q, verdict: verdictOn(inTitle, meaning, false), shown: shownOf(found) }
  const { jobs, someWords } = (await visitor.call(`GET /api/jobs/near-misses?${query}`)).json<NearMisses>()
  if (found.length > 0) {
    const similar = someWords.filter(({ trade, isFiltered }) => trade !== null && isFiltered).flatMap((group) => group.jobs)
    const shown = [...similar.slice(0, 5), ...found]
    return { q, verdict: verdictOn(shown, meaning, similar.length > 0), shown: shownOf(shown) }
  }
  // The jobs that the screen shows: results, or else jobs that match some of the words.
  const offered = jobs.length > 0 ? jobs : someWords.flatMap((group) => group.jobs)
  if (offered.length > 0) return { q, verdict: verdictOn(offered, meaning, true), shown: shownOf(offered) }
  return { q, verdict: everyJob.some((job) => gradeOf(job, meaning) > 0) ? 'nothing' : 'nothing there', shown: [] }
}

/** Returns the share of each verdict and prints the searches without a good result. */
export async function judge(visitor: Visitor, name: string, typed: readonly TypedQuery[], everyJob: readonly Job[]) {
  const judged: JudgedQuery[] = []
  for (const each of typed) judged.push(await judgeOne(visitor, each, everyJob))
  const by = Map.groupBy(judged, ({ verdict }) => verdict)
  const share = (...verdicts: Verdict[]): number =>
    verdicts.reduce((sum, verdict) => sum + (by.get(verdict)?.length ?? 0), 0) / judged.length
  const line = [...by].map(([verdict, { length }]) => `${verdict} ${length}`).join(', ')
  process.stdout.write(`${name}, ${judged.length}: ${line}\n`)
  for (const bad of ['partly', 'wrong', 'nothing'] as const)
    if (by.has(bad)) process.stdout.write(`  ${bad}: ${(by.get(bad) ?? []).map(({ q }) => q).join('; ')}\n`)
  return { judged, good: share('good'), useful: share('good', 'some words', 'nothing there'), wrong: share('wrong') }
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
}
