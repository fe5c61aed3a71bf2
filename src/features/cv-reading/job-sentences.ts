import { labelledValue } from '#features/cv-words/labelled-values.ts'
import { jobByWords } from '#features/cv-words/job-by-words.ts'
import { beginsWithTime } from '#features/cv-words/time-at-start.ts'
import { isUnfinished, linesOfStatedJob } from '#features/cv-words/wrapped-sentences.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { timeOfJob } from './job-times.ts'
import type { Section } from './sections.ts'
import type { SectionName } from '#features/cv-words/heading-titles.ts'
import { positionsIn } from './untimed-jobs.ts'
import { endOfStatedJob, statedJob, statesBoth } from '#features/cv-words/stated-job.ts'

/** Puts each sentence that states a job into a line of its own: joins its lines if it wraps, and splits off the text after it. */
export function withJobSentences(lines: readonly Paragraph[]): readonly Paragraph[] {
  const whole: Paragraph[] = []
  for (let at = 0; at < lines.length; at++) {
    const own = lines.slice(at, at + 4)
    const [line] = own
    if (!line) break
    const end = own.findIndex((one, below) => one.fields !== undefined || (below > 0 && isApart(one, line)))
    const more = linesOfStatedJob((end < 0 ? own : own.slice(0, end)).map(({ text }) => text))
    const text = lines
      .slice(at, at + more + 1)
      .map((one) => one.text)
      .join(' ')
    whole.push(...apart({ ...line, text }))
    at += more
  }
  return whole
}

/** Whether the line below a sentence is not the rest of it: another item, or a labelled value. */
const isApart = (one: Paragraph, { text }: Paragraph): boolean =>
  (one.isBullet && !isUnfinished(text)) || labelledValue(one.text)?.isClear === true

function apart(line: Paragraph): Paragraph[] {
  const end = line.fields ? null : endOfStatedJob(line.text)
  return end === null
    ? [line]
    : [
        { ...line, text: line.text.slice(0, end).trim() },
        { ...line, text: line.text.slice(end).trim(), isBullet: true },
      ]
}

type Parts = { readonly head: readonly Paragraph[]; readonly sections: readonly Section[] }

const statesJob = ({ text, fields }: Paragraph): boolean => !fields && (statesBoth(text) || isTimedJob(text))

/** "Feb 2016 to present: Accountant at Rao Pvt. Ltd.", also among courses. */
const isTimedJob = (text: string): boolean =>
  beginsWithTime(text) && /\s(?:at|as)\s/.test(text) && (jobByWords(text, true)?.split('\t') ?? ['']).every((part) => part !== '')

/** A sentence that names only the employer counts if another line of the section names both. */
const namesEmployer = ({ text, fields }: Paragraph): boolean => !fields && statedJob(text) !== null

/** If the section about jobs names none, or is missing, sentences of other sections that state a job form a section of their own. */
export function withStatedJobs(parts: Parts, keeps: ReadonlySet<SectionName>): Parts {
  const own = parts.sections.flatMap(({ name, paragraphs }) => (name === 'experience' ? paragraphs : []))
  const taken: Paragraph[] = []
  const rest = (lines: readonly Paragraph[]): Paragraph[] => {
    const all = withJobSentences(lines)
    const stated = all.some(statesJob) ? all.filter((line) => statesJob(line) || namesEmployer(line)) : []
    taken.push(...stated)
    return stated.length === 0 ? [...lines] : all.filter((line) => !stated.includes(line))
  }
  const head = rest(parts.head)
  const sections = parts.sections.map((part) => (keeps.has(part.name) ? part : { ...part, paragraphs: rest(part.paragraphs) }))
  if (taken.length === 0 || own.some((line) => timeOfJob(line) !== null) || positionsIn(own).length > 0) return parts
  return { head, sections: [...sections, { name: 'experience', title: 'Experience', paragraphs: taken }] }
}
