/**
 * What speaks against a reading, and how much. Each number is the share of right readings among those with the sign, compared with all of their kind, over
 * CVs whose contents are known, as they are and with their telling words or headings replaced; a few are lower where that marks more errors (decision 187).
 */
const weights = {
  // Jobs: a third name beside employer and position, and one that may as well be either; a shape that most others do not have; the employer of the entry above.
  third: 0.75,
  rival: 0.5,
  unlike: 0.65,
  veryUnlike: 0.4,
  inherited: 0.6,
  // One moment and no position by its words: a project, a prize or a publication.
  moment: 0.6,
  // A degree, or a school without a known position in a file that has no part for education.
  likeCourse: 0.3,
  // Courses: without what most others have; the school on the other side of the degree; beside courses that are doubtful; in a long sentence.
  lacking: 0.4,
  otherSide: 0.35,
  amongDoubtful: 0.65,
  fromSentence: 0.65,
  // Both: no name by its signs; longer than names are; a time against the direction of the others.
  noName: 0.1,
  tooLong: 0.6,
  outOfOrder: 0.6,
  // A name in small letters; employer and position alike.
  smallLetters: 0.5,
  alike: 0.3,
  // A school without a name of its own; a subject that is a degree, a school or longer than subjects are.
  bareSchool: 0.6,
  oddField: 0.5,
  // Skills by their words: a spoken language; the name of a group; a word of a form; a sign that no name has; words of a sentence.
  language: 0.1,
  groupWord: 0.4,
  formWord: 0.1,
  oddSign: 0.1,
  smallWord: 0.4,
  // Skills by the list: the only one; much longer than the others; in letters of few; below letters that are new; below a sentence; below a wide gap.
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

/** The signs that are there. */
export const signsOf = (found: Readonly<Partial<Record<Sign, boolean>>>): Sign[] =>
  (Object.keys(found) as Sign[]).filter((sign) => found[sign]) // the keys of that very object
