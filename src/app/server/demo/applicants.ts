import type { CvBody } from '#features/cvs/contract.ts'
import type { Level, DemoPlace, Role } from './content.ts'
import { type SeededRandom, seededRandomFor, streams } from './seeded-random.ts'
import type { DemoEmployer } from './employers.ts'
import type { People } from './people-content.ts'
import type { DemoWorld } from './demo-world.ts'

/** One of the many applicants for the demo jobs. Nobody can sign in as one of them. */
export type Applicant = {
  /** The index in the list, from which ids are made. */
  readonly index: number
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  readonly years: number
  readonly place: DemoPlace
  readonly cv: CvBody
}

const applicantsPerRole = 5
const yearsOf: Readonly<Record<Level, readonly [number, number]>> = { entry: [1, 2], mid: [3, 5], senior: [6, 14] }

/** A few people of each trade. They depend only on the seed and on their index in the list. */
export function makeApplicants(world: DemoWorld, people: People): Applicant[] {
  const { roles } = world.content
  return roles.flatMap((role, at) =>
    Array.from({ length: applicantsPerRole }, (_, k) => anApplicant(world, people, role, at * applicantsPerRole + k)),
  )
}

function anApplicant(world: DemoWorld, { applicants }: People, role: Role, index: number): Applicant {
  const draw = seededRandomFor(world.seed, streams.applicants, index)
  const { names, places } = world.content
  const [firstName, lastName, place] = [draw.pick(names.first), draw.pick(names.last), draw.pick(places)]
  const level = draw.pick((['entry', 'mid', 'senior'] as const).filter((one) => role.titles[one]))
  const years = draw.between(...yearsOf[level])
  const title = draw.pick(role.titles[level] ?? [])
  const employers = world.employers.filter(({ sector }) => role.at.includes(sector.code) || role.at.includes('any'))
  const company = draw.pick(employers.length > 0 ? employers : world.employers)
  const facts = { title, company: company.name, city: place.city, years: years === 1 ? 'one year' : `${years} years` }
  const summary = `${filled(draw.pick(applicants.openings), facts)} ${draw.pick(applicants.closings)}`
  const cv: CvBody = {
    personalInfo: {
      fullName: `${firstName} ${lastName}`,
      email: emailOf(firstName, lastName, index),
      phone: `+91 9${String(draw.between(0, 9_999)).padStart(4, '0')} ${String(draw.between(0, 99_999)).padStart(5, '0')}`,
      address: [...(place.areas.length > 0 ? [draw.pick(place.areas)] : []), place.city, place.state].join(', '),
      linkedIn: '',
      portfolio: '',
    },
    summary: summary.charAt(0).toUpperCase() + summary.slice(1),
    experience: [work(world, role, { title, company, years }, draw)],
    education: educationOf(role, { place, industry: company.sector.industry, until: thisYear(world) - years }),
    skills: draw.some(role.skills, draw.between(4, 6)),
    achievements: [],
    languages: [...new Set(['English', 'Hindi', place.language])],
    template: draw.pick(['modern', 'classic', 'creative', 'minimal']),
  }
  return { index, role, firstName, lastName, years, place, cv }
}

function filled(pattern: string, facts: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
}

function emailOf(firstName: string, lastName: string, index: number): string {
  return `${firstName}.${lastName}.${index}@mail.example`.toLowerCase()
}

type Work = { readonly title: string; readonly company: DemoEmployer; readonly years: number }

function work(world: DemoWorld, role: Role, { title, company, years }: Work, draw: SeededRandom): CvBody['experience'][number] {
  return {
    company: company.name,
    position: title,
    startDate: `${thisYear(world) - years}-${String(draw.between(1, 9)).padStart(2, '0')}`,
    endDate: '',
    current: true,
    description: draw
      .some(role.duties, 3)
      .map((duty) => `- ${duty}`)
      .join('\n'),
  }
}

type Study = { readonly place: DemoPlace; readonly industry: string; readonly until: number }

/** The first requirement of the trade, if it is a school or a degree: "GNM or B.Sc. Nursing". */
function educationOf({ needs }: Role, { place, industry, until }: Study): CvBody['education'] {
  const [degree = ''] = (needs[0] ?? '').split(/ or |[,;(/]| with | in /)
  if (!/^([A-Z]+\.? ?[A-Z][a-z]*|[A-Z]{2,5}|Diploma|Graduate|\d+th( pass)?)$/.test(degree.trim())) return []
  const isSchool = /^\d+th/.test(degree)
  return [
    {
      institution: `${isSchool ? 'Government Higher Secondary School' : 'Government College'}, ${place.city}`,
      degree: isSchool ? degree.replace(/^(\d+th)$/, '$1 pass') : degree.trim(),
      field: isSchool ? 'School' : industry,
      startYear: String(until - 3),
      endYear: String(until),
      grade: '',
    },
  ]
}

function thisYear({ anchor }: DemoWorld): number {
  return anchor.getUTCFullYear()
}
