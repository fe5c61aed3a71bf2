/**
 * Reads walk-in interviews from words: "walk in", "walkin drive", "वॉक इन". The same words are read from jobs in database/functions/job-walk-ins.sql.
 */
import walkInNames from '../../../database/names/walk-ins.json' with { type: 'json' }

const choiceOf = (words: readonly string[]): string => words.map((each) => each.replaceAll(' ', String.raw`[\s-]+`)).join('|')
const listOf = (words: string): string => choiceOf(words.split(' '))

const { names, phrases, events, days, denials, denialsBehind, handled, others } = walkInNames
const name = choiceOf([...names, ...phrases])
const letter = String.raw`[\p{L}\p{M}\p{N}]`
const word = String.raw`[^\s,;.]+\s+`
const denied = String.raw`(?<!(?<!${letter})(?:${listOf(denials)})\s+(?:${word})?)(?<!(?<!${letter})(?:${listOf(handled)})\s+(?:${word}){0,2})`
const behind = String.raw`(?!\s+(?:${listOf(others)})(?!${letter}))(?!\s+(?:${word}){0,2}(?:${listOf(denialsBehind)})(?!${letter}))`
const lead = String.raw`(?:direct|mega)\s+`
const walkIn = new RegExp(
  String.raw`(?<!${letter})(?=(?:${lead})?(?:${name}))${denied}(?:${lead})?(?:${name})(?!${letter})${behind}(?:[\s-]+(?:on\s+)?(?:${listOf(`${events} ${days}`)})(?!${letter}))*`,
  'iu',
)
const day = new RegExp(String.raw`(?<!${letter})(?:${listOf(days)})(?!${letter})`, 'iu')

/** Returns the text without the interview and its day, or null if it mentions no walk-in. There is no filter for the day. */
export function withoutWalkIn(typed: string): string | null {
  return walkIn.test(typed) ? typed.replace(walkIn, ' ').replace(day, ' ') : null
}
