import type { SeededRandom } from './seeded-random.ts'
import type { JobFacts } from './job-facts.ts'

const lakh = 100_000
const cityFactor = { 1: 1.12, 2: 1, 3: 0.9 } as const
/** About the lowest legal wage, in rupees a year. */
const lowest = 132_000

type Offer = Pick<JobFacts, 'role' | 'level' | 'jobType' | 'place' | 'employer'>
type Pay = Pick<JobFacts, 'salaryMin' | 'salaryMax'>

/** The pay in rupees a year, rounded as people write it, in steps that grow with the amount. Some jobs state only one end of the range, some none. */
export function payOf(offer: Offer, draw: SeededRandom): Pay {
  const { salaryMin, salaryMax } = offer.jobType === 'internship' ? stipend(draw) : salary(offer, draw)
  const chance = draw.fraction()
  if (chance < 0.06) return { salaryMin: null, salaryMax: null }
  if (chance < 0.1) return { salaryMin, salaryMax: null }
  if (chance < 0.14) return { salaryMin: null, salaryMax }
  return { salaryMin, salaryMax }
}

function salary({ role, level, jobType, place, employer }: Offer, draw: SeededRandom): { salaryMin: number; salaryMax: number } {
  const [low, high] = role.pay[level] ?? [2, 3]
  const factor = (place ? cityFactor[place.tier] : 1.05) * employer.payFactor * (jobType === 'part-time' ? 0.55 : 1)
  const from = low + (high - low) * 0.45 * draw.fraction()
  const to = Math.min(high, from * (1.25 + 0.4 * draw.fraction()))
  const floor = jobType === 'part-time' ? lowest / 2 : lowest
  const salaryMin = Math.max(rounded(floor), rounded(from * factor * lakh))
  return { salaryMin, salaryMax: Math.max(rounded(salaryMin * 1.15), rounded(to * factor * lakh)) }
}

function stipend(draw: SeededRandom): { salaryMin: number; salaryMax: number } {
  const salaryMin = draw.between(8, 20) * 12_000
  return { salaryMin, salaryMax: salaryMin + draw.between(2, 5) * 12_000 }
}

function rounded(rupees: number): number {
  const step = rupees < 4 * lakh ? 6_000 : rupees < 10 * lakh ? 25_000 : 50_000
  return Math.round(rupees / step) * step
}
