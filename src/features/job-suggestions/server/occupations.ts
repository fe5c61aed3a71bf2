/** Names of occupations without jobs of their own, for which the search shows jobs of a similar trade. */
import scriptNames from '../../../../database/names/script-names.json' with { type: 'json' }
import occupations from '../occupations.json' with { type: 'json' }

export type Occupation = { readonly text: string; readonly trade: string }
type Name = Occupation & { readonly words: readonly string[] }

/** Fewer letters match the beginning of too many names. */
const leastTyped = 3
const mostRead = 400
const mostOffered = 12

/** Abbreviations as they are written in titles. Those without a vowel are recognised without a list. */
const initials = new Set(
  '2d 3d ac ai aml api atm aws bams bhms bi bim bpo cad cae casa cctv cma csr dba deo ea ecg edp ehs ent erp etl exim fmcg gda gis hvac icd icu ios ip ipd iso it iti kpo kyc ldc ndt ngo npd opd ot pa pos qa ro rpa sem seo sme soc tpa uat udc ui ups us ux vapt voip'.split(
    ' ',
  ),
)

/** Names with symbols as titles write them: "C++ Developer". */
const signs: readonly (readonly [string, string])[] = [
  ['Cplusplus', 'C++'],
  ['Csharp', 'C#'],
  ['CPP', 'C++'],
]

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const isInitials = (word: string): boolean => initials.has(word) || !/[aeiouy]/.test(word)
/** "Dtp operator" becomes "DTP operator". */
const titleOf = (name: string): string =>
  name.replace(/[\p{L}\p{N}]+/gu, (word) =>
    isInitials(word) ? word.toUpperCase() : word.replace(/^\p{L}/u, (first) => first.toUpperCase()),
  )

const isSmall = /^(?:of|and|in|to|for)$/i
const written = (name: string): string =>
  titleOf(name)
    .split(' ')
    .map((word, i) => (i > 0 && isSmall.test(word) ? word.toLowerCase() : word))
    .map((word) => signs.find(([letters]) => letters === word)?.[1] ?? word)
    .join(' ')

const allNames = new Set(occupations.flatMap(({ names }) => names.split(', ')))
const lastWords = Map.groupBy(allNames, (name) => name.split(' ').at(-1) ?? '')
const saysWho = (word: string | undefined): boolean => (lastWords.get(word ?? '')?.length ?? 0) > 2

/** False for names such as "Rigger telecom", which nobody uses as a title: an earlier word names the person, and the last one does not. */
function isCalledSo(name: string): boolean {
  const words = name.split(' ')
  const before = words.slice(0, -1)
  return words.length === 1 || saysWho(words.at(-1)) || !(allNames.has(before.join(' ')) || saysWho(before.at(-1)))
}

const scriptsOf = new Map(scriptNames.map(({ latin, names }) => [latin, names.split(' ')]))

const named = occupations.flatMap(({ trade, names }) =>
  names
    .split(', ')
    .filter(isCalledSo)
    .flatMap((name): Name[] => {
      const text = written(name)
      const inScripts = (scriptsOf.get(name) ?? []).map((word) => ({ text, trade, words: [word] }))
      return [{ text, trade, words: wordsIn(name) }, ...inScripts]
    }),
)

/** Each word with the names that contain it, sorted by word. */
const byWord = named
  .flatMap((name) => name.words.map((word) => ({ word, name })))
  .toSorted((a, b) => (a.word < b.word ? -1 : Number(a.word > b.word)))

/** Names in which each typed word begins a word: first those that begin with the typed text, then the shorter ones. */
export function occupationsLike(typed: string): Occupation[] {
  const words = wordsIn(typed)
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length)
  if (longest.length < leastTyped) return []
  const found = namesFrom(longest).filter((name) => words.every((begun) => name.words.some((word) => word.startsWith(begun))))
  const beginning = words.join(' ')
  const rankOf = (name: Name): number => (name.words.join(' ').startsWith(beginning) ? 0 : 100) + name.text.length
  const once = new Map(
    found.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ text, trade }) => [`${text} ${trade}`, { text, trade }]),
  )
  return [...once.values()].slice(0, mostOffered)
}

function namesFrom(beginning: string): Name[] {
  const names: Name[] = []
  for (let at = firstFrom(beginning); names.length < mostRead; at++) {
    const entry = byWord[at]
    if (!entry?.word.startsWith(beginning)) break
    names.push(entry.name)
  }
  return names
}

/** The index of the first word that is not before this one. */
function firstFrom(word: string): number {
  let [from, to] = [0, byWord.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((byWord[middle]?.word ?? '') < word) from = middle + 1
    else to = middle
  }
  return from
}
