import type { OpenEntry } from './education-course.ts'
import { isPlace } from '#features/cv-words/words.ts'
import { factsIn } from '#features/cv-words/education-facts.ts'
import { partsOfLine } from '#features/cv-words/paragraph.ts'

/**
 * A course without a school takes it from its place: an unknown name of two words before a country may be a town, or the school: "Ph.D., 2015⇥Nadi
 * Labs, France". It stays doubtful.
 */
export function withSchoolsOfPlaces(done: readonly OpenEntry[]): void {
  for (const entry of done) {
    const { course, from } = entry
    const [line] = from
    if (course.institution !== '' || course.degree === '' || !line || line.fields || !line.text.includes('\t')) continue
    const places = factsIn(partsOfLine(line)).parts.filter(({ kind }) => kind === 'place')
    const [name = '', ...behind] = places[0]?.text.split(', ') ?? []
    if (behind.length === 0 || isPlace(name) || !/^\p{Lu}\S+ \S/u.test(name) || /^\p{Lu}{2}$/u.test(behind.at(-1) ?? '')) continue
    entry.course = { ...course, institution: name }
    entry.guessed.add('institution')
  }
}
