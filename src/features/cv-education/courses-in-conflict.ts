import { isSchoolDegree, examOf } from '#features/cv-words/degree-words.ts'
import type { ProposedEducation } from '#features/cv-words/proposal.ts'

const bachelor = /^(?:b\.? ?(?:tech|e|sc|com|a|c\.?a|b\.?a|ed|pharm|arch)|bachelor|graduation|ll\.?b)(?![a-z])/i
const master = /^(?:m\.? ?(?:tech|e|sc|com|a|c\.?a|b\.?a|ed|pharm|arch)|master|post[ -]?graduation|ll\.?m)(?![a-z])/i

/** The order in which people take them: examinations at school, then a bachelor, then a master. */
function levelOf(degree: string): number | null {
  const exam = examOf(degree)
  if (exam !== null) return exam
  return bachelor.test(degree) ? 15 : master.test(degree) ? 17 : null
}

/** Two courses of which the higher one ended first, or in the year of the other: one of them has the time or the name of an entry beside it. */
export function isInConflict(course: ProposedEducation, all: readonly ProposedEducation[]): boolean {
  const [level, year] = [levelOf(course.degree), yearOf(course)]
  return (
    level !== null &&
    year !== null &&
    all.some((other) => {
      const [height, end] = [levelOf(other.degree), yearOf(other)]
      if (height === null || end === null || height === level) return false
      return height > level ? end < year : end > year
    })
  )
}

const yearOf = ({ endYear }: ProposedEducation): number | null => (/^\d{4}/.test(endYear) ? Number(endYear.slice(0, 4)) : null)

/** Schools that hold no examinations of schools, and schools that award no degrees. */
const ofDegrees = /\buniversity\b|\b(?:college|institute) of (?:engineering|technology|science and|management)|\bpolytechnic\b/i
const ofPupils =
  /\b(?:(?:high|public|secondary|sec|primary|model|convent|english|medium) school|vidya ?mandir|vidyalaya|shishu mandir)\b/i
const ofBoth = /\bpre\b|\bjunior\b|\bp\.?u\b|board/i

/** "Class XII" beside a university, and "BCA" beside a high school: one of the two is of the entry above or below. */
export function isOfOtherLevel({ institution, degree }: ProposedEducation): boolean {
  if (degree === '' || ofBoth.test(institution)) return false
  return isSchoolDegree(degree)
    ? ofDegrees.test(institution) && !ofPupils.test(institution)
    : ofPupils.test(institution) && (bachelor.test(degree) || master.test(degree))
}
