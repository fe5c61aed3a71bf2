/** Four invented people who show visitors what the search finds. The demo data has them as accounts that allow it. */
import type { FoundResume, MarkedPart, ResumeFilters, ResumeSort } from './contract.ts'
import { reasonsOf, shortName } from './rules.ts'

type Work = { readonly position: string; readonly company: string; readonly startDate: string; readonly description: string }

export type SamplePerson = {
  readonly firstName: string
  readonly lastName: string
  readonly location: string
  readonly isWillingToMove: boolean
  readonly experience: number
  readonly notice: 0 | 15 | 30 | 60 | 90
  readonly expectedPay: number
  readonly programme: 'returning_mother' | 'veteran' | 'fresher' | 'immediate_joiner'
  readonly skills: readonly string[]
  readonly about: string
  readonly work: Work
}

export const samplePeople: readonly SamplePerson[] = [
  {
    firstName: 'Kavya',
    lastName: 'Nair',
    location: 'Kochi, Kerala',
    isWillingToMove: true,
    experience: 7,
    notice: 30,
    expectedPay: 1_400_000,
    programme: 'returning_mother',
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Accessibility'],
    about:
      'Frontend engineer back at work after two years with her daughter. Leads small teams and cares about pages that load fast on a phone.',
    work: {
      position: 'Senior Frontend Engineer',
      company: 'Vembanad Software',
      startDate: '2019-06',
      description: 'Rebuilt the booking screens in React and TypeScript; the first view now loads in half the time.',
    },
  },
  {
    firstName: 'Harpreet',
    lastName: 'Gill',
    location: 'Chandigarh',
    isWillingToMove: true,
    experience: 15,
    notice: 60,
    expectedPay: 1_800_000,
    programme: 'veteran',
    skills: ['Operations', 'Logistics', 'Safety', 'Team leadership', 'SAP'],
    about: 'Retired from the Army Service Corps. Ran supply for 4,000 people in Ladakh and now runs warehouses.',
    work: {
      position: 'Operations Manager',
      company: 'Shivalik Logistics',
      startDate: '2021-02',
      description: 'Runs three warehouses with 180 people. Late dispatches fell from 9 to 2 per cent within a year.',
    },
  },
  {
    firstName: 'Imran',
    lastName: 'Shaikh',
    location: 'Nagpur, Maharashtra',
    isWillingToMove: false,
    experience: 4,
    notice: 0,
    expectedPay: 480_000,
    programme: 'immediate_joiner',
    skills: ['Accounts', 'GST', 'Tally', 'Excel', 'Payroll'],
    about: 'Accountant for small firms. Files GST returns for eleven shops and closes the books by the fifth of each month.',
    work: {
      position: 'Accounts Executive',
      company: 'Orange City Traders',
      startDate: '2022-01',
      description: 'Keeps the books in Tally, files GST returns and runs payroll for 45 people.',
    },
  },
  {
    firstName: 'Ananya',
    lastName: 'Das',
    location: 'Kolkata, West Bengal',
    isWillingToMove: true,
    experience: 0,
    notice: 15,
    expectedPay: 360_000,
    programme: 'fresher',
    skills: ['Nursing', 'Patient care', 'ICU', 'Bengali', 'Hindi'],
    about: 'B.Sc. Nursing, 2026. Did her internship on an intensive care ward with night shifts.',
    work: {
      position: 'Nursing Intern',
      company: 'Hooghly General Hospital',
      startDate: '2026-01',
      description: 'Cared for six patients a shift on the intensive care ward and wrote their charts.',
    },
  },
]

type SampleSearch = ResumeFilters & { readonly sort?: ResumeSort | undefined }

/** The filters and orders of the search, on the four. */
export function searchSamples(search: SampleSearch, today: string): FoundResume[] {
  const words = wordsIn(search.q ?? '')
  return samplePeople
    .map((person) => ({ person, found: foundOf(person, search, today, words) }))
    .filter(({ person, found }) => isWithin(found, search) && words.every((word) => matches(textOf(person), word)))
    .map(({ found }) => found)
    .toSorted(byOrder[search.sort ?? 'relevant'])
}

type Word = { readonly text: string; readonly isUnwanted: boolean }

/** "phrases", -without, and single words. */
function wordsIn(q: string): Word[] {
  return [...q.toLowerCase().matchAll(/([-+]?)(?:"([^"]*)"|([^\s"]+))/g)]
    .map(([, sign, phrase, word]) => ({ text: (phrase ?? word ?? '').trim(), isUnwanted: sign === '-' }))
    .filter(({ text }) => text !== '')
}

const textOf = ({ skills, about, work }: SamplePerson): string =>
  [work.position, work.company, ...skills, about, work.description].join(' · ')

const matches = (text: string, { text: word, isUnwanted }: Word): boolean => (indexOfWord(text, word) !== -1) !== isUnwanted

/** The beginning of a word: "nurse" and "nursing" begin alike. */
function indexOfWord(text: string, word: string): number {
  const stem = word.length > 4 ? word.replace(/(?:ing|ers?|es?|s)$/, '') : word
  const at = ` ${text.toLowerCase()}`.search(new RegExp(`[^\\p{L}\\p{N}]${escaped(stem)}`, 'u'))
  return at
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

function isWithin(found: FoundResume, search: SampleSearch): boolean {
  const { location, move, experienceMin = 0, experienceMax = 80, payMax = Infinity, notice = 90, programme } = search
  const isThere = !location || (found.location ?? '').toLowerCase().includes(location.toLowerCase())
  return (
    (isThere || (move === 'true' && found.isWillingToMove)) &&
    (found.experience ?? 0) >= experienceMin &&
    (found.experience ?? 0) <= experienceMax &&
    (found.expectedPay ?? 0) <= payMax &&
    (found.notice ?? 0) <= notice &&
    (!programme || found.programme === programme)
  )
}

const same = (): number => 0
const byOrder: Readonly<Record<ResumeSort, (one: FoundResume, other: FoundResume) => number>> = {
  relevant: same,
  active: same,
  experience: (one, other) => (other.experience ?? 0) - (one.experience ?? 0),
  pay: (one, other) => (one.expectedPay ?? 0) - (other.expectedPay ?? 0),
  notice: (one, other) => (one.notice ?? 0) - (other.notice ?? 0),
}

function foundOf(person: SamplePerson, search: SampleSearch, activeOn: string, words: readonly Word[]): FoundResume {
  const { firstName, lastName, location, isWillingToMove, experience, notice, expectedPay, programme, skills, work, about } =
    person
  const card = {
    id: `sample-${firstName.toLowerCase()}`,
    name: shortName(firstName, lastName),
    title: work.position,
    company: work.company,
    location,
    isWillingToMove,
    experience,
    notice,
    expectedPay,
    programme,
    skills: [...skills],
    activeOn,
  }
  const wanted = words.filter(({ isUnwanted }) => !isUnwanted)
  const places = [
    ['Role', `${work.position} at ${work.company}`],
    ['Skills', skills.join(', ')],
    ['Experience', work.description],
    ['About', about],
  ] as const
  const found = places.flatMap(([where, text]) => {
    const parts = marked(text, wanted)
    return parts.some(({ isMatch }) => isMatch) ? [{ where, parts }] : []
  })
  return { ...card, matches: found.slice(0, 2), reasons: reasonsOf(search, card) }
}

/** The whole word around the first match of each. */
function marked(text: string, words: readonly Word[]): MarkedPart[] {
  const ends = words
    .map(({ text: word }) => indexOfWord(text, word))
    .filter((at) => at !== -1)
    .map((at) => [at, at + (/^[^\s,.;:]+/.exec(text.slice(at))?.[0].length ?? 1)] as const)
    .toSorted(([one], [other]) => one - other)
  const parts: MarkedPart[] = []
  let done = 0
  for (const [from, to] of ends) {
    if (from < done) continue
    parts.push({ text: text.slice(done, from), isMatch: false }, { text: text.slice(from, to), isMatch: true })
    done = to
  }
  return [...parts, { text: text.slice(done), isMatch: false }].filter((part) => part.text !== '')
}
