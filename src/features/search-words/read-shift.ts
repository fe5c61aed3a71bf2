/** Reads shifts from words: "night duty", "US shift", "raat ki naukri". The same words are read from jobs in database/functions/job-shifts.sql. */
import { type Shift, shiftLabels } from './shifts.ts'
import shiftNames from '../../../database/names/shifts.json' with { type: 'json' }
import requests from './words/requests.json' with { type: 'json' }

const { nouns, between, denials, denialsBehind, shifts } = shiftNames

const isShift = (name: string): name is Shift => name in shiftLabels

/** A pattern for any of these words or phrases. The words of a phrase may have any spacing. */
const choiceOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.*+?]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)).join('|')

const listOf = (words: string): string[] => words.split(' ')
const others = choiceOf([...shifts.flatMap(({ words }) => listOf(words)), ...listOf(between)])
const denial = choiceOf(listOf(`${denials} ${denialsBehind}`))
const noun = choiceOf(listOf(nouns))
const separator = String.raw`(?:\s+|\s*[/&,-]\s*)`
const letter = String.raw`[\p{L}\p{M}\p{N}]`

const patternOf = ({ words, phrases }: Omit<(typeof shifts)[number], 'shift'>): RegExp => {
  const any = choiceOf(listOf(words))
  const stated = String.raw`(?:${any})(?:${separator}(?:${others})){0,4}[\s-]+(?:${noun})`
  return new RegExp(
    String.raw`(?<!${letter})(?<!(?:${denial})\s+(?:any |a |in |fixed )?)(?:${stated}|(?:${noun})\s*[:(-]?\s*(?:${any})\)?|${choiceOf(phrases)})(?!${letter})(?! (?:is |are )?(?:${choiceOf(listOf(denialsBehind))}))`,
    'iu',
  )
}

const patterns = shifts.flatMap(({ shift, ...names }) => (isShift(shift) ? [{ shift, pattern: patternOf(names) }] : []))

const anyShift = String.raw`(?:(?:${others})(?:${separator}(?:${others})){0,4}[\s-]+)?(?:${noun})|${choiceOf(shifts.flatMap(({ phrases }) => phrases))}`
const linked = String.raw`(?:\s+(?:${choiceOf(listOf(requests.betweenDenied))})){0,2}`
const denied = new RegExp(
  String.raw`(?<!${letter})(?:(?:${choiceOf(listOf(requests.deniedBefore))})\s+(?:any\s+|a\s+|in\s+)?(?:${anyShift})(?!${letter})|(?:${anyShift})${linked}\s+(?:${choiceOf(listOf(requests.deniedBehind))})(?!${letter}))`,
  'iu',
)

/** Removes a shift that the person does not want ("night shift vendam"). No filter excludes a shift, and the words would be searched for. */
export const withoutDeniedShift = (typed: string): string => typed.replace(denied, ' ')

/** Returns the words for a shift that the person does not want, so that the answer can name what was not searched. */
export const deniedShiftIn = (typed: string): string[] =>
  denied
    .exec(typed)
    ?.slice(0, 1)
    .map((words) => words.trim()) ?? []

/** Finds the shift in the text. Returns null if it names two, because neither alone would be right. */
export function findShift(typed: string): { readonly shift: Shift; readonly text: string } | null {
  const found = patterns.flatMap(({ shift, pattern }) => {
    const text = pattern.exec(typed)?.[0]
    return text === undefined ? [] : [{ shift, text }]
  })
  const [only, second] = found
  return only && !second ? only : null
}
