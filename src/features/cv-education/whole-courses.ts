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
  !above.fields &&
  !line.fields &&
  (!line.isBullet || above.isBullet) &&
  above.place?.column === line.place?.column &&
  above.text.length <= 160 &&
  line.text.length <= 120 &&
  !line.text.includes('\t') &&
  /^\p{Lu}/u.test(line.text) &&
  !degree.test(line.text)

function goesOn(above: string, last: Paragraph, line: Paragraph, next: Paragraph | undefined): boolean {
  if (isSchoolGoingOn(above, last, line)) return true
  if (!degree.test(withoutVerb(above)) || isInstitution(above) || hasYear(above)) return false
  return isOpen(above, line) || isSubjectOf(last, line, next)
}

/** Whether the line has the rest of a school: its university behind a comma, or its kind behind "from Nadi". */
function isSchoolGoingOn(above: string, last: Paragraph, { text, look }: Paragraph): boolean {
  if (above.endsWith(','))
    return (
      isInstitution(above) &&
      !degree.test(above) &&
      !hasYear(`${above}${text}`) &&
      (isInstitution(text) || isPlace(text) || initials.test(text))
    )
  const behind = /\sfrom (\p{Lu}[^,.]{2,60})$/u.exec(above)?.[1] ?? ''
  return (
    behind !== '' &&
    !isInstitution(behind) &&
    (beginsWithKind.test(text) || (isInstitution(text) && look !== undefined && look === last.look))
  )
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
  line.text.length <= 45 &&
  /^[\p{L}\s&]+$/u.test(line.text) &&
  !above.includes('\t') &&
  namesSubject(line.text) &&
  !isInstitution(line.text)
