import { type EducationFacts, factsIn, has } from '#features/cv-words/education-facts.ts'
import { beginsWithDegree } from '#features/cv-words/education-parts.ts'
import type { SectionName } from '#features/cv-words/heading-titles.ts'
import type { Heading } from '#features/cv-words/headings.ts'
import { withStatedJobs } from './job-sentences.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { isSentence } from '#features/cv-skills/skill-lines.ts'
import { timeOfJob } from './job-times.ts'
import { isItemOfJob } from '#features/cv-words/items-of-jobs.ts'
import { rowsOfJobs } from './sections-of-jobs.ts'
import type { Section } from './sections.ts'
import { namesIn } from './work-heads.ts'
import type { FieldKind } from '#features/cv-words/column-heads.ts'
import { isNameOfJob, labelledValue } from '#features/cv-words/labelled-values.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { scoreOf } from '#features/cv-words/words.ts'

type Parts = { readonly head: readonly Paragraph[]; readonly sections: readonly Section[] }
type Kind = 'education' | 'experience'

/** Headings may be images. If there is no education section, lines that are clearly courses form one; likewise lines that are clearly jobs. */
export const withMissingParts = (parts: Parts): Parts => withStatedJobs(withParts(parts), keeps)

function withParts(parts: Parts): Parts {
  const names = new Set(parts.sections.map(({ name }) => name))
  if (names.has('education')) {
    const labelled = names.has('experience') ? parts : withPart(parts, 'experience', labelledJobsAmong)
    return labelled === parts && !names.has('experience') ? withPart(parts, 'experience', rowsOfJobs) : labelled
  }
  const found = withPart(parts, 'education', coursesAmong)
  return found === parts || names.has('experience') ? found : withPart(found, 'experience', jobsAmong)
}

/** Sections whose lines may look like courses or jobs without being any. Nothing is taken from them. */
const keeps: ReadonlySet<SectionName> = new Set([
  'projects',
  'certificates',
  'publications',
  'volunteering',
  'achievements',
  'experience',
])

function withPart(parts: Parts, name: Kind, among: (lines: readonly Paragraph[]) => ReadonlySet<Paragraph>): Parts {
  const { head, sections } = parts
  const taken = new Set(
    [{ name: 'other' as const, paragraphs: head }, ...sections].flatMap((part) =>
      keeps.has(part.name) ? [] : [...among(part.paragraphs)],
    ),
  )
  if (taken.size === 0) return parts
  const rest = (lines: readonly Paragraph[]): Paragraph[] => lines.filter((line) => !taken.has(line))
  const title = name === 'education' ? 'Education' : 'Experience'
  return {
    head: rest(head),
    sections: [
      ...sections.map((part) => ({ ...part, paragraphs: rest(part.paragraphs) })),
      { name, title, paragraphs: [...taken] },
    ],
  }
}

type Line = { readonly paragraph: Paragraph; readonly facts: EducationFacts }

/** Consecutive lines that name only courses, with at least one degree, one school, and one time or grade among them. */
function coursesAmong(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const found = coursesIn(paragraphs, false)
  if (found.size > 0) return found
  // In some files every line has a mark. A single marked degree is far more often a text about it.
  const marked = [...coursesIn(paragraphs, true)]
  return new Set(marked.filter(({ text }) => beginsWithDegree(text)).length > 1 ? marked : [])
}

function coursesIn(paragraphs: readonly Paragraph[], isMarked: boolean): ReadonlySet<Paragraph> {
  const runs: Line[][] = []
  let isOpen = false
  for (const paragraph of paragraphs) {
    const facts = isHeadOfCourse(paragraph, isMarked) ? factsIn(partsOfLine(paragraph)) : null
    if (facts && isOpen) runs.at(-1)?.push({ paragraph, facts })
    else if (facts) runs.push([{ paragraph, facts }])
    isOpen = facts !== null
  }
  return new Set(runs.filter(areCourses).flatMap((run) => run.map(({ paragraph }) => paragraph)))
}

function isHeadOfCourse(paragraph: Paragraph, isMarked: boolean): boolean {
  const { text, isBullet } = paragraph
  if (isBullet !== isMarked || text.length > 130 || isSentence(text) || /@|https?:/.test(text)) return false
  const facts = factsIn(partsOfLine(paragraph))
  return (
    beginsWithDegree(text) || has(facts, 'institution') || (facts.parts.length === 0 && (facts.end !== '' || facts.grade !== ''))
  )
}

function areCourses(run: readonly Line[]): boolean {
  const some = (test: (facts: EducationFacts) => boolean): boolean => run.some(({ facts }) => test(facts))
  return (
    run.some(({ paragraph }) => beginsWithDegree(paragraph.text)) &&
    some((facts) => has(facts, 'institution')) &&
    some(({ end, grade }) => end !== '' || grade !== '')
  )
}

const isNameOrNull = (kind: FieldKind | null): boolean => kind !== null && isNameOfJob(kind)

/** The kind of a labelled line. A name of an employer beside a period counts as an employer. */
function kindOfLine({ text }: Paragraph): FieldKind | null {
  const labelled = /[:\t]/.test(text) ? labelledValue(text) : null
  if (labelled || text.length > 80) return labelled?.kind ?? null
  const period = periodIn(text)
  return period !== null && period.start !== period.end && scoreOf(period.rest) < 0 ? 'employer' : null
}

/** Where the first pair of labels about a job stands: "Current employer: Rao & Sons" and "Position: Clerk" close together. */
function firstLabels(paragraphs: readonly Paragraph[]): number {
  const kinds = paragraphs.map(kindOfLine)
  return kinds.findIndex(
    (kind, at) => isNameOrNull(kind) && kinds.slice(at + 1, at + 4).some((other) => isNameOrNull(other) && other !== kind),
  )
}

/** Whether labels of earlier jobs stand in the open section: "Previous work: Nadi Foods" below them is no title. */
export const isBelowLabels = ({ name }: Heading, open: Section): boolean =>
  (name === 'experience' || name === 'projects') && open.name !== name && firstLabels(open.paragraphs) >= 0

/** All lines from the first pair of labels about a job on. */
function labelledJobsAmong(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const first = firstLabels(paragraphs)
  return new Set(first < 0 ? [] : paragraphs.slice(first))
}

/** All lines from the first one with a position and a period on. */
function jobsAmong(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const first = paragraphs.findIndex((line) => isJob(line))
  return new Set(first < 0 ? [] : paragraphs.slice(first))
}

function isJob(paragraph: Paragraph): boolean {
  const period = paragraph.isBullet && !isItemOfJob(paragraph.text) ? null : timeOfJob(paragraph)
  return period !== null && period.start !== period.end && namesIn([period.rest]).names.some((name) => scoreOf(name) > 0)
}
