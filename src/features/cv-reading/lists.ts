import type { EducationEntries } from './education-entries.ts'
import type { SectionName } from '#features/cv-words/heading-titles.ts'
import { languagesIn, namesNoneSpoken, spokenAmong } from './languages.ts'
import type { Paragraph } from './paragraph.ts'
import { skillsIn } from './skills.ts'
import type { Jobs } from './work-entries.ts'

/** The languages stand below a heading of their own, among the skills, or among the sentences about the person. */
export function listsIn(of: (name: SectionName) => Paragraph[], languages: readonly Paragraph[], named: ReadonlySet<string>) {
  const own = of('languages')
  const isCode = namesNoneSpoken(own)
  const [listed, about] = [spokenAmong([...of('skills'), ...(isCode ? own : [])]), spokenAmong(of('summary'))]
  const spoken = languagesIn([...(isCode ? [] : own), ...languages, ...listed.spoken, ...about.spoken])
  return { skills: skillsIn(listed.rest, named), spoken, about: about.rest }
}

export const namesOf = ({ jobs }: Jobs, { courses }: EducationEntries): ReadonlySet<string> =>
  new Set(
    [...jobs.flatMap(({ job }) => [job.company, job.position]), ...courses.map(({ course }) => course.institution)].map((name) =>
      name.toLowerCase(),
    ),
  )

const languageLabel =
  /^(?:\d{1,2}[.)]\s*)?(?:(?:regional )?languages?|linguistic|भाषाएँ|भाषाएं|भाषा)(?: known| knows?| spoken| proficiency| abilities| skills?)?(?:\s*(?:[:–-]\s*|\t(?::\s*)?)|(?<=\sknown|\sspoken) )/i

/** Indian CVs name the languages among the personal details, which may be the rows of a form. */
export function ownLanguages(personal: readonly Paragraph[]) {
  const languages = personal
    .filter(({ text }) => languageLabel.test(text))
    .map((one) => ({ ...one, text: one.text.replace(languageLabel, '') }))
  return { languages, rest: personal.filter(({ text }) => !languageLabel.test(text)) }
}
