/** Keeps the subject of a teacher: a physics teacher does not teach commerce, so a list of teachers of any subject comes last. */
import lists from '../words/subjects.json' with { type: 'json' }
import { setOf } from './kinds-of-words.ts'
import { searchedWords } from './word-forms.ts'

const teachers = setOf([lists.teachers])
const subjects = setOf([lists.subjects])

const wordsOf = (text: string): string[] =>
  searchedWords(text)
    .toLowerCase()
    .split(/[\s,()/]+/)

/** True if a teacher of a subject was typed, and `less` is searched for without any of the typed subjects. */
export function losesSubject(typed: string, less: string): boolean {
  const words = wordsOf(typed)
  const named = words.filter((word) => subjects.has(word))
  if (named.length === 0 || !words.some((word) => teachers.has(word))) return false
  const kept = wordsOf(less)
  return !kept.some((word) => named.includes(word))
}
