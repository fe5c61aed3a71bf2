import type { EducationEntries } from '#features/cv-education/education-entries.ts'
import type { SectionName } from '#features/cv-words/heading-titles.ts'
import { spokenAnywhere } from '#features/cv-skills/languages-anywhere.ts'
import { languagesIn, namesLanguages, spokenAmong } from '#features/cv-skills/languages.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { skillsIn } from '#features/cv-skills/skills.ts'
import type { Jobs } from './work-entries.ts'

/** `labelled`: the languages of forms. `lines`: all lines of the file. `named`: the employers, positions and schools of the file. */
type ListContext = {
  readonly labelled: readonly Paragraph[]
  readonly lines: readonly Paragraph[]
  readonly named: ReadonlySet<string>
}

/** Reads skills and languages. Languages stand below a heading of their own, among the skills, or in the summary. */
export function listsIn(of: (name: SectionName) => Paragraph[], { labelled, lines, named }: ListContext) {
  const [listed, about] = [spokenAmong(of('skills')), spokenAmong(of('summary'))]
  const found = languagesIn([...of('languages'), ...labelled, ...listed.spoken, ...about.spoken])
  // Columns and headings may have moved the languages into another section.
  const spoken = found.items.length > 0 ? found : { ...found, items: spokenAnywhere(lines) }
  return { skills: skillsIn(listed.rest, named), spoken, about: about.rest }
}

export const namesOf = ({ jobs }: Jobs, { courses }: EducationEntries, person: string): ReadonlySet<string> =>
  new Set(
    [person, ...jobs.flatMap(({ job }) => [job.company, job.position]), ...courses.map(({ course }) => course.institution)].map(
      (name) => name.toLowerCase(),
    ),
  )

const languageLabel =
  /^(?:\d{1,2}[.)]\s*)?(?:(?:regional )?languages?|linguistic|भाषाएँ|भाषाएं|भाषा)(?: known| knows?| spoken| proficiency| abilities| skills?)?(?:\s*(?:[:–-]\s*|\t(?::\s*)?)|(?<=\sknown|\sspoken) )/i

/** Separates languages from personal details: Indian CVs name them there, sometimes as rows of a form. */
export function ownLanguages(personal: readonly Paragraph[]) {
  const isOne = ({ text }: Paragraph, at: number): boolean => languageLabel.test(text) || goesOn(personal[at - 1], text)
  const languages = personal.filter(isOne).map((one) => ({ ...one, text: one.text.replace(languageLabel, '') }))
  return { languages, rest: personal.filter((one, at) => !isOne(one, at)) }
}

/** Whether the languages go on below their label, behind a comma: "Languages known: English, Malayalam," above "Hindi". */
const goesOn = (label: Paragraph | undefined, text: string): boolean =>
  label !== undefined && languageLabel.test(label.text) && /,\s*$/.test(label.text) && namesLanguages(text)
