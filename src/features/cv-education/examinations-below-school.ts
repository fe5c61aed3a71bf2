import { isSchoolDegree } from '#features/cv-words/degree-words.ts'
import { isBoard } from '#features/cv-words/school-names.ts'
import type { OpenEntry } from './education-course.ts'

const isSchoolAlone = ({ course: { institution, degree, field, grade }, isDated }: OpenEntry): boolean =>
  isDated && institution !== '' && degree === '' && field === '' && grade === ''

/** A subject in brackets behind the examination: "+2 [MPC]". */
const subject = /^[[(](.{2,20})[\])]$/

/** An examination without a time, with a board or a subject in place of its school. */
const isExamination = ({ course: { institution, degree }, isDated }: OpenEntry): boolean =>
  !isDated && isSchoolDegree(degree) && (institution === '' || isBoard(institution) || subject.test(institution))

function putSchool({ course: { institution, startYear, endYear }, from }: OpenEntry, entry: OpenEntry, isFirst: boolean): void {
  const [, field = entry.course.field] = subject.exec(entry.course.institution) ?? []
  entry.course = { ...entry.course, institution, field, ...(isFirst ? { startYear, endYear } : {}) }
  entry.guessed.add('institution')
  if (isFirst) entry.from.unshift(...from)
}

/** Gives the examinations below a school with its years to that school: it stands once above "+2" and "Class 10". The first one ended with the years. */
export function withExaminationsBelow(done: OpenEntry[]): void {
  for (let at = done.length - 2; at >= 0; at -= 1) {
    const [school, ...below] = done.slice(at)
    const end = below.findIndex((entry) => !isExamination(entry))
    const examinations = end < 0 ? below : below.slice(0, end)
    if (!school || !isSchoolAlone(school) || examinations.length < 2) continue
    for (const entry of examinations) putSchool(school, entry, entry === examinations[0])
    done.splice(at, 1)
  }
}
