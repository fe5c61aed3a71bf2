/** A person as employers see them. Every text leaves here without contact details. */
import type { Resume, ResumeCard } from '../contract.ts'
import { shortName, withoutContact } from '../rules.ts'
import type { PersonRow } from './resume-queries.ts'

const skillsOfCard = 8

export function cardOf(person: PersonRow): ResumeCard {
  const { id, firstName, lastName, willingToMove, experience, notice, expectedPay, demographic, activeOn } = person
  const [latest] = person.workExperience
  const plain = (text: string): string => withoutContact(text, lastName)
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
    skills: person.skills.slice(0, skillsOfCard).map(plain),
    activeOn,
  }
}

export function resumeOf(person: PersonRow): Resume {
  const plain = (text: string | undefined): string => withoutContact(text ?? '', person.lastName)
  return {
    ...cardOf(person),
    skills: person.skills.map(plain),
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
  }
}

export type Labelled = { readonly where: string; readonly text: string }

/** What may contain the words of a search, in the order in which it is shown. */
export function textsOf(person: PersonRow): Labelled[] {
  const { title, company, skills, summary, workExperience, education } = resumeOf(person)
  return [
    { where: 'Role', text: [title, company].filter(Boolean).join(' at ') },
    { where: 'Skills', text: skills.join(', ') },
    ...workExperience.map((entry) => ({
      where: 'Experience',
      text: `${entry.position}, ${entry.company}: ${inOneLine(entry.description)}`,
    })),
    { where: 'About', text: inOneLine(summary) },
    ...education.map(({ degree, field, institution }) => ({ where: 'Education', text: `${degree}, ${field}, ${institution}` })),
  ]
}

/** Without the dashes of a list. */
const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*(?:[-–•]\s+)?|^\s*[-–•]\s+/g, ' ').trim()
