import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { scoreOf } from '#features/cv-words/words.ts'
import { isTimeAlone } from '#features/cv-words/whole-times.ts'

const longest = 120
/** "References: Mr. A. Rao, Manager, Rao Pvt Ltd". */
const labelled =
  /^(?:references?|referees?|supervisors?|reporting to|reports? to|reporting (?:manager|authority))\s*[:–-]{1,2}\s*(?:(?:mr|mrs|ms|miss|dr|prof|er|shri|smt)\b\.?\s?|(?:\p{Lu}[\p{L}.]*\s){1,2}\p{Lu}\p{L}+,)/iu
/** "Asha Rao/ Fleet Manager". */
const withPosition = /^(?:\p{Lu}[\p{L}.]+\s){1,2}\p{Lu}\p{L}+\s?\/\s?([^/\d(]{2,50}?)\s*(?:\(?[\d+][\d\s()-]{8,})?$/u

/**
 * Where two or more jobs name a person who can be asked about them, these lines are text about the job: they open no part of the CV, and their
 * positions are not those of the person. The time of the job stands before them.
 */
export function withPersonsOfJobs(lines: readonly Paragraph[]): readonly Paragraph[] {
  const persons = lines.map((line, at) => isPerson(line, lines[at + 1]))
  if (persons.filter(Boolean).length < 2) return lines
  const moved = lines.map((line, at) => (persons[at] ? { ...line, isBullet: true } : line))
  for (const [at, isOne] of persons.entries()) {
    const [line, next] = [moved[at], moved[at + 1]]
    if (isOne && line && next && isTimeAlone(next)) moved.splice(at, 2, next, line)
  }
  return moved
}

function isPerson({ text, fields, isBullet }: Paragraph, next: Paragraph | undefined): boolean {
  if (fields || isBullet || text.length > longest) return false
  if (labelled.test(text)) return true
  const position = next && isTimeAlone(next) ? withPosition.exec(text)?.[1] : undefined
  return position !== undefined && (scoreOf(position) > 0 || position === 'HR')
}
