/**
 * Factors that lower the confidence of a reading, one per warning sign. Each is the share of correct readings among those with the sign, relative to
 * all of their kind, in CVs with known contents (original, or with telling words or headings replaced). A few are lower (decision 187), two are higher (decisions 264 and 275).
 */
const weights = {
  // Jobs: a third name; a third name that may be employer or position; unlike most other jobs (1 trait, 2 or more); employer of the entry above.
  third: 0.75,
  rival: 0.5,
  unlike: 0.65,
  veryUnlike: 0.4,
  inherited: 0.6,
  // The date is one moment and the position has no known title: a project, a prize or a publication.
  moment: 0.6,
  // The job names a degree, or a school without a known position in a file without an education section.
  likeCourse: 0.3,
  // Courses: lacks a field that most have; school on the other side of the degree; beside doubtful courses; read from a long sentence.
  lacking: 0.4,
  otherSide: 0.35,
  amongDoubtful: 0.7,
  fromSentence: 0.7,
  // Both: cannot be a name; longer than names are; date against the order of the other entries.
  noName: 0.1,
  tooLong: 0.6,
  outOfOrder: 0.65,
  // The name begins in lower case; employer and position are the same text.
  smallLetters: 0.5,
  alike: 0.3,
  // The degree has no word of degrees; the school has no name of its own; the subject is a degree, a school or too long.
  noDegree: 0.6,
  bareSchool: 0.6,
  oddField: 0.5,
  // Skills by their words: spoken language; name of a group; word of a form; character that names do not have; words of a sentence; a trait of the person.
  language: 0.1,
  groupWord: 0.4,
  formWord: 0.1,
  oddSign: 0.1,
  smallWord: 0.4,
  ofOneself: 0.4,
  // Skills by their list: only one; far longer than most; rare text style; below a new style; below a sentence; title of a group; below a wide gap.
  only: 0.6,
  longer: 0.25,
  otherLetters: 0.4,
  afterOther: 0.1,
  afterProse: 0.6,
  titleLine: 0.5,
  apart: 0.5,
}
export type Sign = keyof typeof weights

export const weighed = (sure: number, signs: readonly Sign[]): number => signs.reduce((rest, sign) => rest * weights[sign], sure)

/** The signs whose condition is true. */
export const signsOf = (found: Readonly<Partial<Record<Sign, boolean>>>): Sign[] =>
  (Object.keys(found) as Sign[]).filter((sign) => found[sign]) // Object.keys() returns string[]
