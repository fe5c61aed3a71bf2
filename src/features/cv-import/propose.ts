import { educationEntriesIn } from './education-entries.ts'
import { isFurther, type SectionName } from './headings.ts'
import { sectionsIn } from './sections.ts'
import { languagesIn, skillsIn, spokenAmong } from './items.ts'
import { workEntriesIn } from './work-entries.ts'
import { type Paragraph, plain } from './paragraph.ts'
import { nameFirst, personIn } from './person.ts'
import { blankProposal, type LeftoverText, type Proposal } from './proposal.ts'

/** The fields of a CV, found by the headings of the file. Nothing is invented: other text is returned as text. */
export function propose(paragraphs: readonly Paragraph[], links: readonly string[]): Proposal {
  const { head, sections } = sectionsIn(nameFirst(paragraphs))
  const of = (name: SectionName): Paragraph[] => sections.filter((one) => one.name === name).flatMap((one) => one.paragraphs)
  const { languages, rest } = ownLanguages(of('personal'))
  const read = personIn(head, [...of('contact'), ...rest], links)
  const [jobs, courses] = [workEntriesIn(of('experience')), educationEntriesIn(of('education'))]
  const listed = spokenAmong(of('skills'))
  const [skills, spoken] = [skillsIn(listed.rest), languagesIn([...of('languages'), ...languages, ...listed.spoken])]
  const summary = of('summary')
  const hasProse = summary.length === 0 && read.prose !== ''
  return {
    cv: {
      ...blankProposal,
      personalInfo: read.person,
      summary: hasProse ? read.prose : summary.map(bulleted).join('\n'),
      experience: jobs.jobs.map(({ job }) => job),
      education: courses.courses.map(({ course }) => ({ ...course, endYear: course.endYear === 'now' ? '' : course.endYear })),
      skills: skills.items.map(({ item }) => item),
      achievements: of('achievements').map(plain),
      languages: spoken.items.map(({ item }) => item),
    },
    doubts: [
      ...jobs.jobs.flatMap(({ sure }, at) => unsure(`experience.${at}`, sure)),
      ...courses.courses.flatMap(({ sure }, at) => unsure(`education.${at}`, sure)),
      ...skills.items.flatMap(({ sure }, at) => (sure < 0.6 ? [`skills.${at}`] : [])),
      ...spoken.items.flatMap(({ sure }, at) => (sure < 0.6 ? [`languages.${at}`] : [])),
      ...(hasProse ? ['summary'] : []),
    ],
    left: merged([
      ...read.left,
      ...(!hasProse && read.prose ? [{ title: 'Top of the file', text: read.prose }] : []),
      ...jobs.left,
      ...courses.left,
      ...skills.left,
      ...spoken.left,
      ...sections
        .filter(({ name }) => name === 'other' || isFurther(name))
        .map((one) => ({ title: one.title, text: one.paragraphs.map(bulleted).join('\n') })),
    ]),
  }
}

const unsure = (path: string, sure: Readonly<Record<string, number>>): string[] =>
  Object.keys(sure)
    .filter((key) => (sure[key] ?? 1) < 0.6)
    .map((key) => `${path}.${key}`)

const bulleted = (paragraph: Paragraph): string => `${paragraph.isBullet ? '- ' : ''}${plain(paragraph)}`

const languageLabel = /^languages?(?: known| spoken)?\s*[:–-]\s*/i

/** Indian CVs name the languages among the personal details. */
function ownLanguages(personal: readonly Paragraph[]) {
  const languages = personal
    .filter(({ text }) => languageLabel.test(text))
    .map((one) => ({ ...one, text: one.text.replace(languageLabel, '') }))
  return { languages, rest: personal.filter(({ text }) => !languageLabel.test(text)) }
}

function merged(left: readonly LeftoverText[]): LeftoverText[] {
  const byTitle = Map.groupBy(
    left.filter(({ text }) => text.trim() !== ''),
    ({ title }) => title,
  )
  return [...byTitle].map(([title, parts]) => ({ title, text: parts.map(({ text }) => text).join('\n') }))
}
