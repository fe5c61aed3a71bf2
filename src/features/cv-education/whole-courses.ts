import { degree, namesSubject } from '#features/cv-words/degree-pattern.ts'
import { withoutVerb } from '#features/cv-words/education-remarks.ts'
import { isInstitution, isPlace } from '#features/cv-words/words.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'

/** Joins names of courses, and schools behind them, that narrow columns break over lines: "Bachelor of Business", "Administration". */
export function wholeCourses(lines: readonly Paragraph[]): readonly Paragraph[] {
  const whole: Paragraph[] = []
  let last: Paragraph | undefined
  for (const [at, line] of lines.entries()) {
    const above = whole.at(-1)
    if (above && last && isNear(above, line) && goesOn(above.text, last, line, lines[at + 1]))
      whole[whole.length - 1] = { ...above, text: `${above.text} ${line.text}` }
    else whole.push(line)
    last = line
  }
  return whole
}

const isNear = (above: Paragraph, line: Paragraph): boolean =>
  isPlain(above) &&
  isPlain(line) &&
  (!line.isBullet || above.isBullet) &&
  above.place?.column === line.place?.column &&
  /^\p{Lu}[^\t]*$/u.test(line.text) &&
  !degree.test(line.text)

const isPlain = ({ fields, text }: Paragraph): boolean => !fields && text.length <= 140

function goesOn(above: string, last: Paragraph, line: Paragraph, next: Paragraph | undefined): boolean {
  if (isSchoolGoingOn(above, last, line)) return true
  if (!degree.test(withoutVerb(above)) || isInstitution(above) || hasYear(above)) return false
  return isOpen(above, line) || isSubjectOf(last, line, next)
}

const isSchoolGoingOn = (above: string, last: Paragraph, line: Paragraph): boolean =>
  above.endsWith(',') ? isBehindComma(above, line.text) : isKindBehind(above, last, line)

/** The university, or the place, of a college: "Nadi College of Agriculture," above "Vriksha University". */
const isBehindComma = (above: string, text: string): boolean =>
  isInstitution(above) &&
  !degree.test(above) &&
  !hasYear(`${above}${text}`) &&
  (isInstitution(text) || isPlace(text) || initials.test(text))

/** The kind of a school whose first words stand behind "from". */
function isKindBehind(above: string, last: Paragraph, { text, look }: Paragraph): boolean {
  const behind = /\sfrom (\p{Lu}[^,.]{2,60})$/u.exec(above)?.[1] ?? ''
  if (behind === '' || isInstitution(behind)) return false
  return beginsWithKind.test(text) || (isInstitution(text) && look !== undefined && look === last.look)
}

const initials = /^\p{Lu}{3,8}\b/u
const beginsWithKind = /^(?:board|university|college|institute|school|polytechnic|academy)\b/i

const hasYear = (text: string): boolean => /(?:19|20)\d{2}/.test(text)

/** Whether the line ends in a word that needs another: "Diploma in Nutrition and", "Bachelor of Commerce from". */
const isOpen = (above: string, { text }: Paragraph): boolean =>
  /\s(?:from|at)$/i.test(above) || (/\s(?:of|in|and|&)$/i.test(above) && !isInstitution(text) && !hasYear(text))

/** Whether a subject has the style of the degree above it, and what stands below has another one. */
const isSubjectOf = ({ look, text: above }: Paragraph, line: Paragraph, next: Paragraph | undefined): boolean =>
  look !== undefined &&
  look === line.look &&
  next !== undefined &&
  next.look !== look &&
  !above.includes('\t') &&
  isSubject(line.text)

const isSubject = (text: string): boolean =>
  text.length <= 45 && /^[\p{L}\s&]+$/u.test(text) && namesSubject(text) && !isInstitution(text)
