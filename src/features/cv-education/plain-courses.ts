import { degree } from '#features/cv-words/degree-pattern.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'

/** A mark instead of a time, in the place of the time: "[ Current ]⇥Master of Science". */
const ongoing = /^\[\s?(?:current|present|ongoing)\s?\]\t/i
const level = /^(?:post[- ]?)?graduation\s*[:–-]?\s+(?=\p{L})/iu
/** "From" behind a time: "2013 - 2015 - From Nadi College". */
const fromBehindTime = /(?<=^[\d\s–-]{4,15}(?:onwards\s*)?[–-]\s?)(?:passed\s+)?from\s+(?=\p{Lu})/iu
const averageOfYear = /\b[ysc]gpa(?=\s*[–:-])/giu

/** The number of a course, set close to it, and the word "Govt" with a colon instead of a stop. */
const numberOfCourse = /^\(?\d{1,2}[.)]\s?(?=\p{Lu}\p{L}{0,8}[\s.])/u
/** A label whose colon stands behind a wide gap. */
const labelApart = /^(\p{L}[\p{L} /]{2,30})\t:\s*(?=\p{Lu})/u
const government = /^Govt\s?:\s?(?=\p{Lu})/u

/** Removes words that stand between the values of a course and say nothing: "Graduation B.Com", "2013 - 2015 - From Nadi College". */
export function plainCourse(line: Paragraph): Paragraph {
  if (line.fields || line.text.length > 200) return line
  const text = line.text
    .replace(numberOfCourse, '')
    .replace(labelApart, '$1: ')
    .replace(government, 'Govt. ')
    .replace(ongoing, '')
    .replace(fromBehindTime, '')
    .replace(averageOfYear, 'CGPA')
  const behind = text.replace(level, '')
  const plain = behind !== text && degree.exec(behind)?.index === 0 ? behind : text
  return plain === line.text ? line : { ...line, text: plain }
}
