import { type EducationEntries, educationEntriesIn } from '#features/cv-education/education-entries.ts'
import { formLine } from '#features/cv-words/form-labels.ts'
import { withEmployersElsewhere } from './employers-elsewhere.ts'
import { furtherIn } from './further-entries.ts'
import type { SectionName } from '#features/cv-words/heading-titles.ts'
import { isFurther } from '#features/cv-words/headings.ts'
import type { ReadItems } from '#features/cv-skills/list-parts.ts'
import { listsIn, namesOf, ownLanguages } from './lists.ts'
import { withLabelsAbove } from '#features/cv-words/labels-above.ts'
import { type Paragraph, plain } from '#features/cv-words/paragraph.ts'
import { isOnlyTime } from '#features/cv-words/period.ts'
import { nameFirst } from './person-name.ts'
import { personIn, type ReadPerson } from './person.ts'
import { withoutForm, withoutPrivate } from './private-data.ts'
import { blankProposal, type LeftoverText, type Proposal, type ProposedCv, type ReadEntry } from '#features/cv-words/proposal.ts'
import { doubtsIn, type FieldSource, fieldsOf, readingsOf } from './readings.ts'
import { type Section, sectionsIn } from './sections.ts'
import { withWholeTitles } from '#features/cv-words/titles-in-two-lines.ts'
import { withMissingParts } from './without-headings.ts'
import { type Jobs, workEntriesIn } from './work-entries.ts'

/** Reads the fields of a CV by the headings of the file. Nothing is invented: text that fits no field is returned as leftover text. */
export function propose(paragraphs: readonly Paragraph[], links: readonly string[]): Proposal {
  const lines = withWholeTitles(withLabelsAbove(nameFirst(paragraphs.map(withoutPauses)).map(formLine)))
  const { head, sections } = withMissingParts(sectionsIn(lines))
  const of = (name: SectionName): Paragraph[] => sections.filter((one) => one.name === name).flatMap((one) => one.paragraphs)
  const [top, own, others] = [ownLanguages(head), ownLanguages(of('personal')), ownLanguages(of('other'))]
  const further = furtherIn(sections)
  const ownLinks = withoutProjects(links, further)
  const read = personIn({ head: top.rest, further: [...of('contact'), ...own.rest], all: lines, links: ownLinks })
  const [jobs, courses] = [workEntriesIn(of('experience'), of('education').length === 0), educationEntriesIn(of('education'))]
  const labelled = [top, own, others].flatMap((one) => one.languages)
  const { skills, spoken, about } = listsIn(of, { labelled, lines, named: namesOf(jobs, courses, read.person.fullName) })
  const summary = summaryOf(about, read.prose)
  const { achievements, titles } = achievementsIn(of('achievements'))
  const cv: ProposedCv = {
    ...blankProposal,
    personalInfo: read.person,
    summary: summary.text,
    experience: jobs.jobs.map(({ job }) => job),
    education: courses.courses.map(({ course }) => ({ ...course, endYear: course.endYear === 'now' ? '' : course.endYear })),
    skills: skills.items.map(({ item }) => item),
    achievements: achievements.map(plain),
    languages: spoken.items.map(({ item }) => item),
  }
  const sources = sourcesOf({ read, summary, jobs, courses, skills, spoken, achievements })
  return {
    cv,
    ...judged(sources),
    further,
    left: merged([
      ...read.left,
      ...summary.left,
      ...jobs.left,
      ...courses.left,
      ...skills.left,
      ...spoken.left,
      ...titles.map((one) => ({ title: 'Achievements', text: plain(one) })),
      ...otherText(sections),
    ]),
  }
}

const judged = (sources: readonly FieldSource[]) => ({ doubts: doubtsIn(sources), readings: readingsOf(sources) })

/** Shortens long runs of spaces: they mean no more than one space, and make the patterns slow. A year needs no quotation marks. */
function withoutPauses(paragraph: Paragraph): Paragraph {
  const text = paragraph.text
    .replace(/[ \t]{3,}/g, (pause) => (pause.includes('\t') ? '\t' : ' '))
    .replace(/[‘’'"“]((?:19|20)\d{2}(?: ?[-–] ?(?:19|20)\d{2})?)[’'"”]/g, '$1')
  return text === paragraph.text ? paragraph : { ...paragraph, text }
}

/** Drops the links of projects, which are not the person's own web address. */
const withoutProjects = (links: readonly string[], further: readonly ReadEntry[]): string[] =>
  links.filter((link) => !further.some(({ entry: { url } }) => url !== '' && link.includes(url)))

type ReadParts = {
  readonly read: ReadPerson
  readonly summary: ReturnType<typeof summaryOf>
  readonly jobs: Jobs
  readonly courses: EducationEntries
  readonly skills: ReadItems
  readonly spoken: ReadItems
  readonly achievements: readonly Paragraph[]
}

const sourcesOf = ({ read, summary, jobs, courses, skills, spoken, achievements }: ReadParts): FieldSource[] => [
  ...fieldsOf('personalInfo', read.person, read),
  { field: 'summary', value: summary.text, sure: summary.sure, from: summary.from },
  ...withEmployersElsewhere(jobs, skills, read.person.address).flatMap((one, at) => fieldsOf(`experience.${at}`, one.job, one)),
  ...courses.courses.flatMap((one, at) => fieldsOf(`education.${at}`, one.course, one)),
  ...skills.items.map((one, at) => ({ ...one, field: `skills.${at}`, value: one.item })),
  ...achievements.map((one, at) => ({ field: `achievements.${at}`, value: plain(one), sure: achievementSure(one), from: [one] })),
  ...spoken.items.map((one, at) => ({ ...one, field: `languages.${at}`, value: one.item })),
]

/** Reads the summary. Long text at the top of the file is used if there is no summary section. */
function summaryOf(all: readonly Paragraph[], prose: readonly Paragraph[]) {
  // "Personal Profile" may be the title of a form.
  const [{ kept, left }, head] = [withoutForm(withoutPrivate(all)), withoutPrivate(prose)]
  const top = head.kept.map(plain).join('\n')
  if (kept.length === 0) return { text: top, sure: top ? 0.5 : 1, from: head.kept, left: [...head.left, ...left] }
  return {
    text: kept.map(bulleted).join('\n'),
    sure: 0.9,
    from: kept,
    left: [...(top ? [{ title: 'Top of the file', text: top }] : []), ...head.left, ...left],
  }
}

const isTitle = ({ text, isBullet }: Paragraph): boolean =>
  !isBullet && text.length > 5 && text.length <= 40 && /^[\p{Lu}&/\s-]+$/u.test(text)

/** Words in capitals among lines in lower case are titles that the list of headings does not have. */
function achievementsIn(all: readonly Paragraph[]) {
  const titles = all.every(isTitle) ? [] : all.filter(isTitle)
  return { achievements: all.filter((one) => !titles.includes(one)), titles }
}

/** Most achievements have one or two lines; very short or long ones are doubtful. */
const achievementSure = ({ text }: Paragraph): number => (text.length < 12 || text.length > 250 || isOnlyTime(text) ? 0.4 : 0.8)

const otherText = (sections: readonly Section[]): LeftoverText[] =>
  sections
    .filter(({ name }) => name === 'other' || isFurther(name))
    .map(({ name, title, paragraphs }) => ({
      title,
      text: paragraphs.map(bulleted).join('\n'),
      ...(isFurther(name) ? { section: name } : {}),
    }))

const bulleted = (paragraph: Paragraph): string => `${paragraph.isBullet ? '- ' : ''}${plain(paragraph)}`

function merged(left: readonly LeftoverText[]): LeftoverText[] {
  const byTitle = Map.groupBy(
    left.filter(({ text }) => text.trim() !== ''),
    ({ title }) => title,
  )
  return [...byTitle].map(([title, parts]) => ({ ...parts[0], title, text: parts.map(({ text }) => text).join('\n') }))
}
