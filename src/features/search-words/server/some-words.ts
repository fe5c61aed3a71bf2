/** Which of the words of a search to do without, when no job has them all. */
import descriptions from '../words/descriptions.json' with { type: 'json' }
import skills from '../words/skills.json' with { type: 'json' }
import { isInOccupations } from './occupation-groups.ts'
import { endsManyNames, isNamed, wordsIn } from './occupation-names.ts'
import { decidingPart, wordsOfNoTrade } from './similar-trades.ts'
import { headOf } from './title-head.ts'
import { isTypedPlace } from './read-place.ts'

const { generic, ...describing } = descriptions
const genericWords: ReadonlySet<string> = new Set(generic.split(' '))
const describingWords: ReadonlySet<string> = new Set(Object.values(describing).flatMap((words) => words.split(' ')))

/** Beside so many other words in 200 titles, a word says nothing about the trade. */
const mostPartners = 60
/** A skill that so few jobs use means something also where no title has it. */
const rareJobs = 100
const mostWords = 6
const knownSkills: ReadonlySet<string> = new Set(skills)

const degrees: ReadonlySet<string> = new Set(descriptions.degree.split(' '))

/** Skills and degrees stand in the text of jobs of many titles: those that mention them are meant. */
export function isKnownOutsideTitles(q: string): boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return words.some((word) => degrees.has(word)) || words.every((word) => knownSkills.has(word))
}

/** How jobs use a word, each number up to a limit. */
export type WordUse = {
  readonly text: string
  readonly jobs: number
  /** Jobs with the word in the title, or in another name of its trade. */
  readonly titles: number
  /** Other words in those titles: of "engineer" there are many, of "nurse" few. */
  readonly partners: number
}

export type RelaxationStep = {
  readonly words: readonly string[]
  readonly missing: readonly string[]
  /** Jobs that have the words elsewhere than in the title are meant too. */
  readonly isAnywhere: boolean
  /** Nothing of the trade is missing. */
  readonly isWholeTrade: boolean
}

/** `trade` says what the work is; `generic` does so beside others only; what describes it and where it is may be missing first. */
type Kind = 'trade' | 'generic' | 'describes' | 'place'
type WeightedWord = WordUse & { readonly kind: Kind; readonly weight: number }

/**
 * Searches with fewer of the words of `typed`, the one with least missing first. Each keeps what says the trade: what is found without it is the
 * newest of any trade, or of another.
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
 * Only words that say nothing alone may be missing. The last one says who does the work and is kept too, unless two others say it ("talent acquisition").
 * One that ends the names of many occupations needs another beside it: a food technologist is no technologist of systems.
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

/** Words that no job uses would leave every search empty. */
function hasTrade(words: readonly WeightedWord[]): boolean {
  return words.some(({ kind }) => kind === 'trade') && words.every(({ jobs }) => jobs > 0)
}

const weightOf = (words: readonly WeightedWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

/** Jobs that only mention "earn" are of any trade. */
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
