/** Generates the same jobs and searches in every run. Words, groups and pay are skewed as in real data. */
import type { DemographicCode } from '#features/jobs/contract.ts'
import type { JobSearch } from '#features/job-search/contract.ts'
import { insertJobs } from '#features/jobs/server/queries.ts'
import type { Db } from '#platform/server/db.ts'
import { aJob } from './a-job.ts'

const firstSeed = 7
let seed = firstSeed
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}
/** Picks a random element. Elements at the beginning are far more frequent. */
const pick = <T>(from: readonly T[]): T => from[Math.floor(from.length * random() ** 2)] as T // the index is within
const often = (share: number): boolean => random() < share

const vocabulary =
  'nurse engineer sales teacher driver manager शिक्षक IT accountant welder नर्स C++ node.js front-end café paediatric night senior अस्पताल HR/Admin forklift backend kindergarten बैंक zardozi python telecaller seasonal'.split(
    ' ',
  )
const cities = 'Pune, Maharashtra|Bengaluru, Karnataka|Mumbai|Bangalore|New Delhi|Navi Mumbai|Gurgaon|Kochi|नागपुर|Remote'.split(
  '|',
)
const groups: DemographicCode[] = ['returning_mother', 'veteran', 'fresher', 'early_joiner']
const types = ['full-time', 'part-time', 'contract', 'internship'] as const
const levels = ['mid', 'entry', 'senior'] as const
const sorts = ['recent', 'relevant', 'salary-high', 'salary-low', 'answers'] as const
const someWords = (count: number): string => Array.from({ length: count }, () => pick(vocabulary)).join(' ')

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const batch = 500

/** The same in every run: samples for estimates are taken by a hash of the id, so the plan of a search depends on them. */
const idOf = (at: number): string => `019d0000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`

export async function insertManyJobs(db: Db, batches: number, now: Date): Promise<void> {
  seed = firstSeed
  const companies = await someCompanies(db)
  for (let i = 0; i < batches; i++)
    await insertJobs(
      db,
      Array.from({ length: batch }, (_, j) => generated(i * batch + j, now)).map((job, j) => ({
        ...job,
        id: idOf(i * batch + j),
        postedBy: companies[(i + j) % companies.length] ?? '',
      })),
    )
}

/** Four companies: three have answered all, most and none of their applications, and the last has no figures. */
async function someCompanies(db: Db): Promise<string[]> {
  const companies: string[] = []
  for (const answered of [10, 7, 0, null]) {
    const { employerId } = await aJob(db, { isActive: false })
    companies.push(employerId)
    if (answered !== null)
      await db.insertInto('companyResponses').values({ employerId, applications: 10, answered, medianDays: 2 }).execute()
  }
  return companies
}

function generated(n: number, now: Date) {
  return {
    title: someWords(2),
    company: `Company ${pick(vocabulary)}`,
    // Only the oldest jobs have these words: they are frequent, but late in every order by date.
    description: someWords(12) + (n < batch ? ' seasonal harvest' : '') + (n % 25 === 0 ? '. Walk-in interviews' : ''),
    location: pick(cities),
    jobType: pick(types),
    experienceLevel: pick(levels),
    requirements: [pick(vocabulary)],
    demographics: often(0.3) ? [pick(groups)] : [],
    salaryMin: often(0.6) ? 100_000 * (1 + Math.floor(20 * random())) : null,
    salaryMax: often(0.5) ? 100_000 * (21 + Math.floor(9 * random())) : null,
    urgentHiring: often(0.1),
    isActive: often(0.9),
    // Seven jobs share each moment, so that only the id orders them.
    createdAt: new Date(now.getTime() - 60 * dayMs + (n - (n % 7)) * minuteMs),
    expiresAt: often(0.2) ? new Date(now.getTime() + (often(0.5) ? 5 : -5) * dayMs) : null,
  }
}

const maybe = <T extends object>(share: number, part: () => T): Partial<T> => (often(share) ? part() : {})

export function aSearch(): Partial<JobSearch> {
  const limit = pick([20, 7, 100])
  return {
    ...maybe(0.7, () => ({ q: pick([pick(vocabulary), someWords(2), `${pick(vocabulary)} -${pick(vocabulary)}`]) })),
    ...maybe(0.3, () => ({ location: pick(['pune', 'bangalore', 'navi mum', 'ncr', 'maharashtra', 'नागपुर']) })),
    ...maybe(0.2, () => ({ experience: pick(levels) })),
    ...maybe(0.2, () => ({ jobType: pick(types) })),
    ...maybe(0.2, () => ({ demographic: pick(groups) })),
    ...maybe(0.1, () => ({ urgent: 'true' as const })),
    ...maybe(0.2, () => ({ salaryMin: 100_000 * Math.floor(30 * random()) })),
    ...maybe(0.6, () => ({ sort: pick(sorts) })),
    // At most the last page that can be requested by number.
    page: often(0.6) ? 1 : Math.ceil(Math.min(30, 1_000 / limit) * random()),
    limit,
  }
}
