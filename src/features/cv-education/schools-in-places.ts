import type { OpenEntry } from './education-course.ts'
import { countries } from '#features/cv-words/place-names.ts'
import { isPlace } from '#features/cv-words/words.ts'
import { factsIn } from '#features/cv-words/education-facts.ts'
import { partsOfLine } from '#features/cv-words/paragraph.ts'

/** The first part of an unknown place behind a tab, if it may be a school: "Nadi Labs" of "Nadi Labs, France". Null if there is none. */
function schoolIn({ from: [line] }: OpenEntry): string | null {
  if (!line || line.fields || !line.text.includes('\t')) return null
  const place = factsIn(partsOfLine(line)).parts.find(({ kind }) => kind === 'place')
  const [name = '', ...behind] = place?.text.split(', ') ?? []
  return behind.length > 0 && !isTown(name, behind.at(-1)) ? name : null
}

/** A single word, a known place, or a name before a state: schools of unknown names stand before a country. */
const isTown = (name: string, region = ''): boolean => !/^\p{Lu}\S+ \S/u.test(name) || isPlace(name) || !country.test(region)
const country = new RegExp(`^(?:${countries})$`, 'iu')

/**
 * A course without a school takes it from its place: an unknown name of two words before a country may be a town, or the school: "Ph.D., 2015⇥Nadi
 * Labs, France". It stays doubtful.
 */
export function withSchoolsOfPlaces(done: readonly OpenEntry[]): void {
  for (const entry of done) {
    const { course } = entry
    const school = course.institution !== '' || course.degree === '' ? null : schoolIn(entry)
    if (school === null) continue
    entry.course = { ...course, institution: school }
    entry.guessed.add('institution')
  }
}
