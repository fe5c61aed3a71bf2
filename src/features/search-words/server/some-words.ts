/** Decides which words of a search to drop when no job has them all. */
import descriptions from '../words/descriptions.json' with { type: 'json' }
import skills from '../words/skills.json' with { type: 'json' }
import { isInOccupations } from './occupation-groups.ts'
import { endsManyNames, isNamed, wordsIn } from './occupation-names.ts'
import { decidingPart, wordsOfNoTrade } from './similar-trades.ts'
import { headOf } from './title-head.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'

const { generic, ...describing } = descriptions
const genericWords: ReadonlySet<string> = new Set(generic.split(' '))
const describingWords: ReadonlySet<string> = new Set(Object.values(describing).flatMap((words) => words.split(' ')))

/** A word that occurs beside more than this number of different words in 200 titles says nothing about the trade. */
const mostPartners = 60
/** A skill that at most this number of jobs use is a meaningful match even outside the title. */
const rareJobs = 100
const mostWords = 6
const knownSkills: ReadonlySet<string> = new Set(skills)

const degrees: ReadonlySet<string> = new Set(descriptions.degree.split(' '))

/** True for skills and degrees, which jobs of many titles mention in their text. For them, a match outside the title is relevant. */
export function isKnownOutsideTitles(q: string): boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return words.some((word) => degrees.has(word)) || words.every((word) => knownSkills.has(word))
}

/** Counts of how jobs use a word. Each count has an upper limit. */
export type WordUse = {
  readonly text: string
  readonly jobs: number
  /** Jobs with the word in the title, or in another name of its trade. */
  readonly titles: number
  /** The number of different words beside it in those titles: high for "engineer", low for "nurse". */
  readonly partners: number
}

export type RelaxationStep = {
  readonly words: readonly string[]
  readonly missing: readonly string[]
  /** If true, jobs that have the words outside the title are included. */
  readonly isAnywhere: boolean
  /** True if no word that names the trade was dropped. */
  readonly isWholeTrade: boolean
}

/** `trade` words name the work; `generic` words do so only beside others. Words that describe the work and places are dropped first. */
type Kind = 'trade' | 'generic' | 'describes' | 'place'
type WeightedWord = WordUse & { readonly kind: Kind; readonly weight: number }

/**
 * Returns queries with fewer of the words of `typed`, the one that loses least first. Each keeps the words that name the trade; without them a query
 * would find the newest jobs of any trade.
 */
export function relaxationStepsOf(typed: string, uses: readonly WordUse[]): RelaxationStep[] {
  const decides = new Set(wordsIn(decidingPart(typed)))
  const isBeside = ({ text }: WordUse): boolean => !wordsIn(text).some((word) => decides.has(word))
  const words = uses.map((use) => weigh(use, isBeside(use)))
  const core = heaviest(words.filter(({ kind }) => kind === 'trade' || kind === 'generic'))
  const near = words.filter(({ kind }) => kind === 'place')
  const saysTrade = tradeIn(typed, core)
  const steps = subsetsOf(core)
    .filter((kept) => hasTrade(kept) && saysTrade(kept))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .flatMap((kept) => (near.length > 0 ? [[...kept, ...near], kept] : [kept]))
  return steps.filter(({ length }) => length < words.length).map((kept) => relaxationStepOf(words, core, kept))
}

/**
 * Returns a test for sets of words that still name the trade. Words of kind `trade` must be kept. The head of the title, which says who does the
 * work, must be kept too unless two trade words are ("talent acquisition"). A head that ends the names of many occupations needs a trade word beside
 * it: a food technologist is no systems technologist.
 */
function tradeIn(typed: string, core: readonly WeightedWord[]): (kept: readonly WeightedWord[]) => boolean {
  const head = headOf(typed)
  const trade = core.filter(({ kind }) => kind === 'trade')
  const tradeForms = formsOf(trade)
  const needed = [...tradeForms, ...wordsOfNoTrade(typed)]
  const saysWho = (kept: readonly WeightedWord[], forms: readonly string[]): boolean =>
    kept.length === core.length ||
    (tradeForms.some((word) => !endsManyNames(word)) && (trade.length > 1 || head === undefined || forms.includes(head)))
  return (kept) => {
    const forms = formsOf(kept)
    return needed.every((word) => forms.includes(word)) && saysWho(kept, forms)
  }
}

const formsOf = (words: readonly WeightedWord[]): string[] => words.flatMap(({ text }) => wordsIn(text))

function weigh(use: WordUse, isBeside: boolean): WeightedWord {
  const kind = kindOf(use, isBeside)
  const share = use.jobs === 0 ? 0 : use.titles / use.jobs
  return { ...use, kind, weight: use.jobs === 0 ? 0 : kind === 'trade' ? 4 + 4 * share : 1 }
}

function kindOf({ text, partners }: WordUse, isBeside: boolean): Kind {
  const word = text.toLowerCase()
  if (isTypedPlace(word)) return 'place'
  if (describingWords.has(word) || isBeside) return 'describes'
  return genericWords.has(word) || partners > mostPartners ? 'generic' : 'trade'
}

const heaviest = (words: readonly WeightedWord[]): readonly WeightedWord[] =>
  words.length <= mostWords ? words : words.toSorted((a, b) => b.weight - a.weight).slice(0, mostWords)

function subsetsOf(words: readonly WeightedWord[]): WeightedWord[][] {
  return Array.from({ length: 2 ** words.length - 1 }, (_, i) => words.filter((_word, at) => (((i + 1) >> at) & 1) === 1))
}

/** A word that no job uses must not be kept, because the query would find nothing. */
function hasTrade(words: readonly WeightedWord[]): boolean {
  return words.some(({ kind }) => kind === 'trade') && words.every(({ jobs }) => jobs > 0)
}

const weightOf = (words: readonly WeightedWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

/** True for words of skills and occupations. Jobs that only mention any other word, such as "earn", may be of any trade. */
const saysSomeWork = ({ text }: WordUse): boolean =>
  knownSkills.has(text.toLowerCase()) || wordsIn(text).some((word) => isNamed(word) || isInOccupations(word))

function relaxationStepOf(
  words: readonly WeightedWord[],
  core: readonly WeightedWord[],
  kept: readonly WeightedWord[],
): RelaxationStep {
  const isRare = kept.some(({ text, kind, jobs }) => kind === 'trade' && jobs <= rareJobs && knownSkills.has(text.toLowerCase()))
  const isWholeTrade = core.every((word) => kept.includes(word))
  return {
    words: words.filter((word) => kept.includes(word)).map(({ text }) => text),
    missing: words.filter((word) => !kept.includes(word)).map(({ text }) => (text === 'walkin' ? 'walk-in' : text)),
    isAnywhere: isRare || (isWholeTrade && core.length === 1 && core.every(saysSomeWork)),
    isWholeTrade,
  }
}
