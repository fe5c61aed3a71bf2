import { escapePattern } from '#platform/contract/escape-pattern.ts'
import type { FoundResume, MarkedPart, ResumeFilters, ResumeSort } from './contract.ts'
import { reasonsOf, shortName } from './rules.ts'
import { samplePeople, type SamplePerson } from './samples.ts'

type SampleSearch = ResumeFilters & { readonly sort?: ResumeSort | undefined }

/** Applies the filters and orders of the search to the four sample people. */
export function searchSamples(search: SampleSearch, today: string): FoundResume[] {
  const words = wordsIn(search.q ?? '')
  return samplePeople
    .map((person) => ({ person, found: foundOf(person, search, today, words) }))
    .filter(({ person, found }) => isWithin(found, search) && words.every((word) => matches(textOf(person), word)))
    .map(({ found }) => found)
    .toSorted(byOrder[search.sort ?? 'relevant'])
}

type Word = { readonly text: string; readonly isUnwanted: boolean }

/** Parses "phrases", -without, and single words. */
function wordsIn(q: string): Word[] {
  return [...q.toLowerCase().matchAll(/([-+]?)(?:"([^"]*)"|([^\s"]+))/g)]
    .map(([, sign, phrase, word]) => ({ text: (phrase ?? word ?? '').trim(), isUnwanted: sign === '-' }))
    .filter(({ text }) => text !== '')
}

const textOf = ({ skills, about, work }: SamplePerson): string =>
  [work.position, work.company, ...skills, about, work.description].join(' · ')

const matches = (text: string, { text: word, isUnwanted }: Word): boolean => (indexOfWord(text, word) !== -1) !== isUnwanted

/** The position of a word, compared by its beginning: "nurse" finds "nursing". */
function indexOfWord(text: string, word: string): number {
  const stem = word.length > 4 ? word.replace(/(?:ing|ers?|es?|s)$/, '') : word
  const at = ` ${text.toLowerCase()}`.search(new RegExp(`[^\\p{L}\\p{N}]${escapePattern(stem)}`, 'u'))
  return at
}

function isWithin(found: FoundResume, search: SampleSearch): boolean {
  const { experienceMin = 0, experienceMax = 80, payMax = Infinity, notice = 90, programme = found.programme } = search
  const numbers: readonly (readonly [value: number | null, from: number, to: number])[] = [
    [found.experience, experienceMin, experienceMax],
    [found.expectedPay, 0, payMax],
    [found.notice, 0, notice],
  ]
  const isInRange = numbers.every(([value, from, to]) => (value ?? 0) >= from && (value ?? 0) <= to)
  return isInRange && found.programme === programme && isThere(found, search)
}

function isThere({ location, isWillingToMove }: FoundResume, search: SampleSearch): boolean {
  const wanted = search.location?.toLowerCase() ?? ''
  return location?.toLowerCase().includes(wanted) === true || (search.move === 'true' && isWillingToMove)
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

/** Marks the whole word around the first match of each search word. */
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
