import { readWholeNumber } from '#platform/contract/numbers.ts'
import { readRupees } from '#platform/contract/rupees.ts'
import type { Profile, ProfileInput } from '../contract.ts'

type Work = Profile['workExperience'][number]
type Course = Profile['education'][number]

/** The values of the form: all of them are text, and most may be invalid. */
export type ProfileFields = {
  firstName: string
  lastName: string
  phone: string
  location: string
  about: string
  skills: string[]
  /** Typed text in the input that has not been added yet. */
  typedSkill: string
  experience: string
  demographic: string
  availabilityDays: string
  /** 'yes', or empty. */
  willingToMove: string
  currentSalary: string
  expectedSalary: string
  workExperience: Work[]
  education: Course[]
}

export const blankWork: Work = { company: '', position: '', startDate: '', endDate: '', current: false, description: '' }
export const blankEducationEntry: Course = { institution: '', degree: '', field: '', startYear: '', endYear: '', grade: '' }

export function fieldsOf(profile: Profile): ProfileFields {
  const { firstName, lastName, about, skills, workExperience, education, phone, location, demographic } = profile
  return {
    firstName,
    lastName,
    about,
    skills,
    workExperience,
    education,
    phone: phone ?? '',
    location: location ?? '',
    typedSkill: '',
    experience: textOf(profile.experience),
    demographic: demographic ?? '',
    availabilityDays: textOf(profile.availabilityDays),
    willingToMove: profile.willingToMove ? 'yes' : '',
    currentSalary: grouped(profile.currentSalary),
    expectedSalary: grouped(profile.expectedSalary),
  }
}

/** The body to send, possibly invalid. Typed text that was not added is included. */
export function inputOf(fields: ProfileFields, { cv }: Pick<Profile, 'cv'>, version: number): ProfileInput {
  const { typedSkill, about, workExperience, education, ...facts } = fields
  const own = { about, education, workExperience: workExperience.map((work) => (work.current ? { ...work, endDate: '' } : work)) }
  return {
    ...facts,
    ...(cv ? {} : own),
    skills: [...new Set([...facts.skills, typedSkill.trim()].filter(Boolean))],
    experience: readWholeNumber(facts.experience),
    demographic: facts.demographic === '' ? null : (facts.demographic as ProfileInput['demographic']), // one of the choices
    availabilityDays: readWholeNumber(facts.availabilityDays) as ProfileInput['availabilityDays'], // one of the choices
    willingToMove: facts.willingToMove === 'yes',
    currentSalary: readRupees(facts.currentSalary),
    expectedSalary: readRupees(facts.expectedSalary),
    version,
  }
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value)
}

function grouped(rupees: number | null): string {
  return rupees === null ? '' : rupees.toLocaleString('en-IN')
}
