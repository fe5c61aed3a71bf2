/** Classifies the words of a search that say little or nothing about the work. */
import descriptions from '../words/descriptions.json' with { type: 'json' }
import skills from '../words/skills.json' with { type: 'json' }
import spareWords from '../words/spare-words.json' with { type: 'json' }
import { isKnownWord } from './known-words.ts'
import { rightSpelling } from './misspellings.ts'
import { isInOccupations } from './occupation-groups.ts'
import { isGeneric, isNamed, wordsIn } from './occupation-names.ts'

const { generic: _, ...describing } = descriptions
export const setOf = (lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(' ')))
export const companies = setOf([spareWords.companies])
export const isCompany = (word: string): boolean => companies.has(keyOf(word))
const saysWorkBesideOthers = setOf([spareWords.besideOthers])
const spare = setOf([
  ...Object.values(describing),
  spareWords.people,
  spareWords.peopleInScripts,
  spareWords.terms,
  spareWords.certificates,
])
/** Industries in which work is done. Many also name work, so they are not dropped from the name of an occupation. */
const industries = setOf([spareWords.industries])
const knownSkills: ReadonlySet<string> = new Set(skills)

export const keyOf = (word: string): string => word.toLowerCase().normalize('NFC')
/** "b.tech" becomes "btech". */
const withoutDots = (word: string): string => word.replace(/(?<=^\p{L})\.|\.$/gu, '')

export const isSpare = (word: string): boolean =>
  ((spare.has(word) || spare.has(withoutDots(word))) && !saysWorkBesideOthers.has(word) && !isGeneric(word)) ||
  companies.has(word) ||
  /\d/.test(word)

/** True if a word is in no list of trades, skills, places or occupations and is no common misspelling. */
export const isUnknown = (word: string): boolean =>
  !isKnownWord(word) && rightSpelling(word) === undefined && !wordsIn(word).some((form) => isNamed(form) || isInOccupations(form))

export const isIndustry = (word: string): boolean => industries.has(word)

export const isSkill = (word: string): boolean => knownSkills.has(word)
