/** Prepares a person for employers: every text leaves here without contact details. */
import type { Resume, ResumeCard } from '../contract.ts'
import { type FurtherSection, furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'
import { contactHider, shortName } from '../rules.ts'
import type { PersonRow } from './resume-queries.ts'

const skillsOfCard = 8

export function cardOf(person: PersonRow): ResumeCard {
  const { id, firstName, lastName, willingToMove, experience, notice, expectedPay, demographic, activeOn } = person
  const [latest] = person.workExperience
  const plain = contactHider(lastName)
  return {
    id,
    name: shortName(firstName, lastName),
    title: plain(latest?.position ?? ''),
    company: plain(latest?.company ?? ''),
    location: person.location === null ? null : plain(person.location),
    isWillingToMove: willingToMove,
    experience,
    notice,
    expectedPay,
    programme: demographic,
    skills: skillsOf(person).slice(0, skillsOfCard).map(plain),
    activeOn,
  }
}

export function resumeOf(person: PersonRow): Resume {
  const hide = contactHider(person.lastName)
  const plain = (text = ''): string => hide(text)
  return {
    ...cardOf(person),
    skills: skillsOf(person).map(plain),
    summary: plain(person.summary),
    workExperience: person.workExperience.map((entry) => ({
      company: plain(entry.company),
      position: plain(entry.position),
      startDate: entry.startDate ?? '',
      endDate: entry.endDate ?? '',
      current: entry.current ?? false,
      description: plain(entry.description),
    })),
    education: person.education.map((entry) => ({
      institution: plain(entry.institution),
      degree: plain(entry.degree),
      field: plain(entry.field),
      startYear: entry.startYear ?? '',
      endYear: entry.endYear ?? '',
      grade: plain(entry.grade),
    })),
    ...sectionsOf(person, plain),
  }
}

/** Without links, which would lead to the person. */
function sectionsOf(person: PersonRow, plain: (text?: string) => string): Pick<Resume, FurtherSection> {
  const sections = furtherSections.map((section) => {
    const entries = (person[section] ?? []).map((entry) => ({
      name: plain(entry.name),
      organization: plain(entry.organization),
      startDate: entry.startDate ?? '',
      endDate: entry.endDate ?? '',
      description: plain(entry.description),
    }))
    return [section, entries] as const
  })
  return Object.fromEntries(sections) as Pick<Resume, FurtherSection> // every section is present
}

/** The skills of the profile and the CV, each once. */
function skillsOf({ skills }: PersonRow): string[] {
  return [...new Map(skills.map((skill) => [skill.toLowerCase(), skill])).values()]
}

/** `hide` must be applied to the text before it is shown. */
export type LabelledText = { readonly where: string; readonly text: string; readonly hide: (text: string) => string }

/** The texts that may contain words of the search, in the order in which they are shown. */
export function textsOf(person: PersonRow): LabelledText[] {
  const hide = contactHider(person.lastName)
  const [latest] = person.workExperience
  return [
    { where: 'Role', text: [latest?.position, latest?.company].filter(Boolean).join(' at ') },
    { where: 'Skills', text: skillsOf(person).join(', ') },
    ...person.workExperience.map(({ position, company, description = '' }) => ({
      where: 'Experience',
      text: `${[position, company].filter(Boolean).join(', ')}: ${inOneLine(description)}`,
    })),
    { where: 'About', text: inOneLine(person.summary) },
    ...person.education.map(({ degree, field, institution }) => ({
      where: 'Education',
      text: [degree, field, institution].filter(Boolean).join(', '),
    })),
    ...furtherSections.flatMap((section) =>
      (person[section] ?? []).map(({ name, organization, description = '' }) => ({
        where: sectionTitles[section],
        text: [[name, organization].filter(Boolean).join(', '), inOneLine(description)].filter(Boolean).join(': '),
      })),
    ),
  ].map((labelled) => ({ ...labelled, hide }))
}

/** In one line, without list markers. */
const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*(?:[-–•]\s+)?|^\s*[-–•]\s+/g, ' ').trim()
