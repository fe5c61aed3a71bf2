import { scoreOf } from '#features/cv-words/words.ts'

const ofPerson =
  /^[^\p{L}]{0,3}(?:(?:quick|fast) learner|(?:confident|dependable|honest|sincere|punctual|dedicated|co-?operative|polite|creative) (?:and|&)\s|positive )/iu

/** Whether the text may be a position or a quality of the person. */
const mayBeOther = (text: string, count: number): boolean => (count >= 2 && scoreOf(text) > 0) || ofPerson.test(text)

const yearOf = /\b(?:19|20)\d{2}\b/
/** The year of a program: "SQL Server 2016", "Windows 2000 Server". */
const edition =
  /^(?:[\p{L}.+#-]+\s){0,3}(?:server|windows|office|studio|word|excel|access|outlook|powerpoint|project|autocad|sharepoint|exchange|revit|max|oracle)\s(?:19|20)\d{2}(?:\s(?:server|r2))?$/iu

/** Web addresses, sentences and times, and texts that are longer than most skills. */
const mayBeText = (text: string, count: number): boolean =>
  /[@:]|https?|\.\s/.test(text) || (yearOf.test(text) && !edition.test(text)) || text.length > 45 || count > 5

/** The confidence of a skill by its length and its words: most skills have one to three words. */
export function skillSure(text: string): number {
  const count = text.split(' ').length
  if (mayBeText(text, count)) return 0.3
  const isOpen = text.includes('(') !== text.includes(')')
  if (isOpen || mayBeOther(text, count)) return 0.5
  if (count >= 3 && /^\p{Ll}/u.test(text)) return 0.55
  return count > 3 ? 0.65 : 0.9
}
