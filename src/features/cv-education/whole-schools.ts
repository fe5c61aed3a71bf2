import { degree } from '#features/cv-words/degree-pattern.ts'
import { isEndOfSchool } from '#features/cv-words/school-names.ts'
import { isOpenMajor, isRestOfMajor } from '#features/cv-words/parts-of-course.ts'
import { isInstitution } from '#features/cv-words/words.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'

/** The second line of a wrapped name: "UNIVERSITY", "of Science and Research". */
const rest =
  /^(?:(?:international |public |junior |degree )?(?:universi\w+|colle?a?ge|school|institute)(?: (?:of \p{L}+|universi\w+|colle?a?ge|school))?|(?:of|and|for|&) \p{Lu}.*)$/iu
const ofName = /^(?:of|and|for|&) \p{Lu}/u

/** Joins names of schools that continue in the next line. */
export function wholeSchools(lines: readonly Paragraph[]): readonly Paragraph[] {
  const whole: Paragraph[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    if (above && (isMajorOver(above, line) || goesOn(above, line)))
      whole[whole.length - 1] = { ...above, text: `${above.text} ${line.text}` }
    else whole.push(line)
  }
  return whole
}

function goesOn(above: Paragraph, line: Paragraph): boolean {
  if (!isNext(above, line)) return false
  if (isUnfinished(above.text, line.text)) return line.text.length <= 60
  if (isEndOfSchool(line.text)) return /^\p{Lu}[^\d:]{3,60}$/u.test(above.text) && !degree.test(above.text)
  if (!rest.test(line.text)) return false
  if (ofName.test(line.text)) return /\p{L}$/u.test(above.text)
  // Both lines have the same style and contain only words in capitals.
  return line.look !== undefined && line.look === above.look && /^[\p{Lu}\s.&'’]+$/u.test(`${above.text}${line.text}`)
}

const isMajorOver = (above: Paragraph, line: Paragraph): boolean =>
  isNext(above, line) && isOpenMajor(above.text) && isRestOfMajor(line.text)

const isNext = (above: Paragraph, { isBullet, fields, place }: Paragraph): boolean =>
  !isBullet && !fields && !above.fields && above.place?.column === place?.column

/** A line that ends in the first word of a school's name: "Diploma in Design, Government" above "Polytechnic, Pune". */
const isCutName = (text: string): boolean =>
  text.length <= 120 && /,\s(?:government|govt\.?|municipal|national|public|st\.?|sri|shri|smt\.?)$/i.test(text)
const isUnfinished = (above: string, below: string): boolean =>
  isCutName(above)
    ? beginsWithKind.test(below)
    : (isOpenName(above) && /^\p{Lu}/u.test(below)) || (endsInLevel.test(above) && beginsWithSchool.test(below))
/** The level of a school is no end of its name: "St. Nadi Senior" above "Secondary School". */
const endsInLevel = /^\p{Lu}[^\d:]{3,60}\s(?:senior|higher|hr\.?|sr\.?|secondary|high|public|primary|convent|model)$/iu
const beginsWithSchool = /^(?:(?:senior|higher|public|hr\.?) )?(?:sec(?:ondary|\.) )?school\b/i
const beginsWithKind = /^(?:\p{Lu}\p{L}+ )?(?:polytechnic|college|school|institute|university|vidyalaya|academy)\b/iu

/** Whether the name of a school has to continue in the next line: "Nadi College of Commerce and". */
const isOpenName = (text: string): boolean => text.length <= 120 && /\s(?:of|and|for|&)$/i.test(text) && isInstitution(text)
