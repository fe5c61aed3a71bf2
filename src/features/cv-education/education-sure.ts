import { type Sign, signsOf, weighed } from '#features/cv-words/doubt-weights.ts'
import { isInConflict, isOfOtherLevel } from './courses-in-conflict.ts'
import type { OpenEntry } from './education-course.ts'
import { isClearSubject } from './guessed-subjects.ts'
import type { ProposedEducation } from '#features/cv-words/proposal.ts'
import { againstOrder } from '#features/cv-words/time-order.ts'
import { degree as degreePattern } from '#features/cv-words/degree-pattern.ts'
import { isSchoolDegree } from '#features/cv-words/degree-words.ts'
import { isBareSchool, isBoard } from '#features/cv-words/school-names.ts'
import { isInstitution } from '#features/cv-words/words.ts'

const isLong = (text: string): boolean => text.length > 90 || /[:;]\s|\p{L}{5}\.\s|\d{4}/u.test(text)
const nameSure = (name: string, other: string): number => (name === '' || isLong(name) ? 0.4 : other === '' ? 0.55 : 0.9)

/** Words that name a degree only together with other words, and often mean something else. */
const vague =
  /^(?:(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)?|certificate|master project|master studies|semester abroad)$/i
const minor = /^minor\b/i

/**
 * The confidence of each field of a course. Fields in `guessed` were assigned for want of a better place. In a mixed entry, two courses may have been
 * merged, so all fields are doubtful. A course that lacks what most others have may be only a line about one of them.
 */
export function sureOf(entry: OpenEntry, all: readonly OpenEntry[]) {
  const { isMixed, isTyped } = entry
  const sure = ofFields(entry, all)
  if (isMixed && !isTyped) return { institution: 0.4, degree: 0.4, field: 0.4, startYear: 0.4, endYear: 0.4, grade: 0.4 }
  const signs = isTyped ? [] : signsOfCourse(entry, all)
  const isAmongDoubtful = !isTyped && all.some((other) => other !== entry && isDoubtful(other))
  return {
    ...sure,
    field: weighed(sure.field, signsOf({ oddField: isOddField(entry.course.field) })),
    institution: weighed(sure.institution, [...signs, ...signsOfSchool(entry.course, isAmongDoubtful)]),
    degree: weighed(sure.degree, [
      ...signs,
      ...signsOfDegree(entry.course.degree),
      ...signsOf({ noDegree: isCutField(entry.course.field) }),
    ]),
  }
}

const isSmall = (text: string): boolean => /^\p{Ll}/u.test(text)

/** A name without a word of degrees may be an experience or a part of a course: "Up to 6th Semester". */
const signsOfDegree = (name: string): Sign[] =>
  signsOf({ smallLetters: isSmall(name), noDegree: /^\p{Lu}/u.test(name) && !holdsDegree(name) })

function holdsDegree(name: string): boolean {
  const words = name.slice(0, 100).split(' ')
  return words.some((_, at) => degreePattern.test(words.slice(at).join(' ')) || /^(?:degree|certificate)$/i.test(words[at] ?? ''))
}

/** Many CVs name only the board of an examination at school: "10th, CBSE". */
const isOfExamination = (institution: string, degree: string): boolean => isBoard(institution) && isSchoolDegree(degree)

const signsOfSchool = ({ institution, degree }: ProposedEducation, amongDoubtful: boolean): Sign[] =>
  signsOf({
    noName: cut.test(institution) || subjectInBrackets.test(institution),
    bareSchool: isBareSchool(institution) && !isOfExamination(institution, degree),
    smallLetters: isSmall(institution),
    amongDoubtful,
  })

/** A bracket that is not closed shows that the line was cut in a wrong place: "Best of 4)." */
const isCutField = (field: string): boolean => field.split('(').length !== field.split(')').length

const isOddField = (field: string): boolean => field.length > 60 || isInstitution(field) || degreePattern.test(field)

/** A name with such an end continues in another line. */
const cut = /\b(?:of|in|and|for|the|at|from)$|[&(,–-]$/i

/** A subject behind the school belongs to a course, perhaps to that of another line: "Nadi Institute (Pure Science)". */
const subjectInBrackets = /\((?:\p{L}+ ){0,2}(?:science|commerce|arts|humanities|mathematics)\)$/iu

const sentence = /^.{70,}\.$|^.{110,}$/

function signsOfCourse(entry: OpenEntry, all: readonly OpenEntry[]): Sign[] {
  const others = all.filter((other) => other !== entry)
  return signsOf({
    lacking: traits.some((trait) => !trait(entry.course) && all.filter((one) => trait(one.course)).length > 0.5 * all.length),
    fromSentence: entry.from.some(({ text }) => sentence.test(text)),
    otherSide: isOfOtherLevel(entry.course) || isOnOtherSide(entry, others),
    outOfOrder:
      isInConflict(
        entry.course,
        all.map(({ course }) => course),
      ) || againstOrder(all.map(({ course }) => course.endYear)).has(all.indexOf(entry)),
  })
}

/** Whether the school stands before the degree in this entry and behind it in all others, or the other way round. */
const isOnOtherSide = (entry: OpenEntry, others: readonly OpenEntry[]): boolean =>
  others.length > 1 && others.every(({ isSchoolFirst }) => isSchoolFirst !== entry.isSchoolFirst)

const isDoubtful = ({ isMixed, guessed, course: { institution, degree } }: OpenEntry): boolean =>
  isMixed || guessed.has('institution') || institution === '' || degree === ''

const traits: readonly ((course: ProposedEducation) => boolean)[] = [
  ({ endYear }) => endYear !== '',
  ({ institution }) => institution !== '',
  ({ degree }) => degree !== '',
]

const isVague = (degree: string, field: string): boolean => minor.test(degree) || (vague.test(degree) && field === '')

function ofFields(
  { course: { institution, degree, field, endYear }, guessed, isInherited }: OpenEntry,
  all: readonly OpenEntry[],
) {
  return {
    institution: guessed.has('institution') || isInherited ? 0.55 : nameSure(institution, degree),
    degree: guessed.has('degree') || isVague(degree, field) ? 0.55 : nameSure(degree, institution),
    field: guessed.has('field') && !isClearSubject(field) ? 0.5 : 0.8,
    // Many CVs state only the year of passing, so a blank start is no warning sign.
    startYear: 0.9,
    // If no course has a time, the CV states none.
    endYear: endYear === '' && all.some(({ course }) => course.endYear !== '') ? 0.5 : 0.9,
    grade: guessed.has('grade') ? 0.5 : 0.9,
  }
}
