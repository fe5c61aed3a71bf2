import type { Content, DemoPlace, Sector } from './content.ts'
import { demoId } from './demo-id.ts'
import { type SeededRandom, seededRandomFor, streams, weighted } from './seeded-random.ts'

export type DemoEmployer = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly sector: Sector
  readonly places: readonly DemoPlace[]
  readonly line: string
  readonly hr: string
  readonly description: string
  readonly size: string
  /** Its pay relative to other companies of its kind. */
  readonly payFactor: number
  /** All companies of the list are verified, because jobs of others are not public. */
  readonly verifiedBy: 'domain' | 'gstin'
}

const sizes = [
  { size: '11-50', people: [18, 50], branches: 1, payFactor: 0.88, weight: 30 },
  { size: '51-200', people: [60, 190], branches: 2, payFactor: 0.95, weight: 32 },
  { size: '201-500', people: [210, 480], branches: 3, payFactor: 1, weight: 20 },
  { size: '501-1000', people: [520, 960], branches: 4, payFactor: 1.06, weight: 11 },
  { size: '1001-5000', people: [1100, 4600], branches: 6, payFactor: 1.15, weight: 7 },
] as const
const anySize = weighted(sizes, ({ weight }) => weight)

/**
 * The number of companies for the first jobs: one more for every fifty jobs above eight thousand. A row never depends on how many jobs are loaded.
 */
export function employersUpTo(job: number): number {
  return Math.min(20_000, 340 + Math.max(0, Math.ceil((job - 8_000) / 50)))
}

/** The first `count` companies. The same seed gives the same companies, and a larger count only adds to them. */
export function makeEmployers(content: Content, seed: number, count: number): DemoEmployer[] {
  const anySector = weighted(content.sectors, ({ weight }) => weight)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const draw = seededRandomFor(seed, streams.employers, index)
    // Each kind of business comes once at the beginning, afterwards by its weight.
    const sector = content.sectors[index] ?? anySector(draw)
    const { names, lines } = draw.pick(sector.kinds)
    const name = newName(content, names, draw, taken)
    return employer(content, { id: demoId(seed, 'employer', index), name, sector, line: draw.pick(lines) }, draw)
  })
}

type Start = Pick<DemoEmployer, 'id' | 'name' | 'sector' | 'line'>

function employer(content: Content, { id, name, sector, line }: Start, draw: SeededRandom): DemoEmployer {
  const { size, people, branches, payFactor } = anySize(draw)
  const places = placesOf(content, sector, draw, 1 + draw.between(0, branches))
  const cities = places.map(({ city }) => city)
  const since = draw.between(1978, 2022)
  const round = people[0] < 1_000 ? 10 : 100
  const headcount = Math.round(draw.between(people[0], people[1]) / round) * round
  const where = cities.length === 1 ? `in ${cities[0]}` : `in ${cities.slice(0, -1).join(', ')} and ${cities.at(-1)}`
  const [first, second] = draw.some(content.names.culture, 2)
  return {
    id,
    name,
    sector,
    places,
    line,
    size,
    slug: slugOf(name),
    hr: `${draw.pick(content.names.first)} ${draw.pick(content.names.last)}`,
    description: `${line} ${name} began in ${since}; today about ${headcount.toLocaleString('en-IN')} people work ${where}. ${first} ${second}`,
    payFactor: payFactor * (0.94 + 0.14 * draw.fraction()),
    verifiedBy: draw.chance(0.7) ? 'domain' : 'gstin',
  }
}

function newName(content: Content, patterns: readonly string[], draw: SeededRandom, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const isKnownRoot = attempt < 4 && taken.size < 400
    const root = isKnownRoot
      ? draw.pick(content.names.roots)
      : draw.pick(content.names.rootStarts) + draw.pick(content.names.rootEnds)
    const name = draw.pick(patterns).replace('{root}', root)
    // Companies with similar names in different trades would look like one group, so the root of a name is used once.
    const key = isKnownRoot ? root : slugOf(name)
    if (taken.has(key)) continue
    taken.add(key)
    return name
  }
}

function placesOf({ places }: Content, sector: Sector, draw: SeededRandom, count: number): DemoPlace[] {
  const byTier = ([1, 2, 3] as const).map((tier) => places.filter((place) => place.tier === tier))
  const anyTier = weighted(byTier, (tier) => sector.tiers[byTier.indexOf(tier)] ?? 0)
  const favourites = places.filter(({ city }) => sector.cities.includes(city))
  const chosen = Array.from({ length: count }, () =>
    draw.pick(favourites.length > 0 && draw.chance(0.4) ? favourites : anyTier(draw)),
  )
  return [...new Set(chosen)]
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
