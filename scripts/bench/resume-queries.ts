/** Generates realistic searches of recruiters, sampled from the people themselves. The same seed gives the same searches. */
import { ResumeSearch } from '#features/resume-search/contract.ts'
import { generator, type ManyResume, resumeNumber } from '#tests/factories/many-resumes.ts'

export type ResumeQuery = ResumeSearch & { readonly kind: string }

const shares = {
  role: 0.2,
  skill: 0.15,
  two: 0.15,
  rare: 0.1,
  phrase: 0.1,
  without: 0.05,
  'words and filter': 0.15,
  filters: 0.05,
  sorted: 0.03,
  none: 0.02,
}
type Kind = keyof typeof shares

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? ['work']

export function drawResumeQueries(size: number, count: number, seed = 99): ResumeQuery[] {
  const random = generator(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // lists here are never empty
  const person = (): ManyResume => resumeNumber(Math.floor(random() * size))
  const pair = (text: string): string => {
    const all = text.split(/[\s.]+/)
    const at = Math.floor(random() * (all.length - 1))
    return `"${all[at]} ${all[at + 1]}"`
  }
  const filter = (): object => {
    const { location, experience, notice, programme } = person()
    return {
      ...(random() < 0.6 ? { location: location.split(',')[0], ...(random() < 0.3 ? { move: 'true' } : {}) } : {}),
      ...(random() < 0.4 && experience !== null ? { experienceMin: String(experience) } : {}),
      ...(random() < 0.2 && notice !== null ? { notice: String(notice) } : {}),
      ...(random() < 0.2 && programme ? { programme } : {}),
    }
  }
  const kinds: Readonly<Record<Kind, () => object>> = {
    role: () => ({ q: person().title.toLowerCase() }),
    skill: () => ({ q: pick(person().skills.length > 0 ? person().skills : ['safety']) ?? 'safety' }),
    two: () => ({ q: `${pick(words(person().title))} ${pick(words(person().description))}` }),
    rare: () => ({ q: person().company.split(' ')[0] }),
    phrase: () => ({ q: pair(person().description) }),
    without: () => ({ q: `${person().title.toLowerCase()} -${pick(words(person().skills.join(' ')))}` }),
    'words and filter': () => ({ q: person().title.toLowerCase(), ...filter() }),
    filters: () => filter(),
    sorted: () => ({ q: pick(words(person().title)), sort: pick(['experience', 'notice']) }),
    none: () => ({ page: String(1 + Math.floor(random() * 10)) }),
  }
  const drawn = Object.entries(shares).flatMap(
    ([kind, share]) =>
      Array.from({ length: Math.round(share * count) }, () => ({ kind, ...ResumeSearch.parse(kinds[kind as Kind]()) })), // the keys of `shares`
  )
  return drawn
    .map((query) => ({ query, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ query }) => query)
}
