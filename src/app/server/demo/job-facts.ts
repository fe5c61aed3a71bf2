import type { Level, DemoPlace, Role } from './content.ts'
import type { SeededRandom } from './seeded-random.ts'
import { type DemoEmployer, employersUpTo } from './employers.ts'
import { demographicsOf, type Tag } from './job-tags.ts'
import { payOf } from './job-pay.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { showcase } from './showcase.ts'
import type { DemoWorld } from './demo-world.ts'

type JobType = 'full-time' | 'part-time' | 'contract' | 'internship'

/** The facts of a job, from which its text is made. */
export type JobFacts = {
  readonly employer: DemoEmployer
  readonly role: Role
  readonly level: Level
  readonly jobType: JobType
  readonly title: string
  /** Null means anywhere in India. */
  readonly place: DemoPlace | null
  readonly isUrgent: boolean
  readonly tags: readonly Tag[]
  readonly salaryMin: number | null
  readonly salaryMax: number | null
  readonly isActive: boolean
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** The working conditions: those of the trade, or of working from home. */
export function settingOf({ place, role }: Pick<JobFacts, 'place' | 'role'>): string {
  return place ? role.setting : 'home'
}

const dayMs = 86_400_000

export function jobFacts(world: DemoWorld, index: number, draw: SeededRandom): JobFacts {
  const { employer, role, level, ageDays, isActive } = showcase(world, index) ?? drawn(world, index, draw)
  const jobType = ageDays === undefined ? jobTypeOf(role, level, draw) : 'full-time'
  const isRemote = ageDays === undefined && role.tags.includes('remote') && draw.chance(0.16)
  const place = isRemote ? null : draw.pick(employer.places)
  const isUrgent = draw.chance(0.07)
  return {
    employer,
    role,
    level,
    jobType,
    title: titleOf(role, level, jobType, draw),
    place,
    isUrgent,
    tags: demographicsOf({ role, level, jobType, isUrgent }, draw),
    ...payOf({ role, level, jobType, place, employer }, draw),
    isActive: isActive ?? draw.chance(0.96),
    ...datesOf(world, isUrgent, draw, ageDays),
  }
}

type Kind = Pick<JobFacts, 'employer' | 'role' | 'level'> & { readonly ageDays?: number; readonly isActive?: boolean }

function drawn(world: DemoWorld, index: number, draw: SeededRandom): Kind {
  // The first companies advertise more jobs than the rest, as in reality.
  const place = Math.floor(draw.fraction() ** 1.15 * employersUpTo(index))
  const employer = assertDefined(world.employers[place], 'the company of a job')
  const role = world.roleFor(employer, draw)
  return { employer, role, level: levelOf(role, draw) }
}

function levelOf({ titles }: Role, draw: SeededRandom): Level {
  const offered = (['entry', 'entry', 'mid', 'mid', 'senior'] as const).filter((level) => titles[level])
  return draw.pick(offered)
}

function jobTypeOf({ tags }: Role, level: Level, draw: SeededRandom): JobType {
  if (level === 'entry' && tags.includes('internship') && draw.chance(0.28)) return 'internship'
  if (level !== 'senior' && tags.includes('part-time') && draw.chance(0.25)) return 'part-time'
  if (tags.includes('contract') && draw.chance(0.25)) return 'contract'
  return 'full-time'
}

function titleOf({ titles }: Role, level: Level, jobType: JobType, draw: SeededRandom): string {
  const title = draw.pick(titles[level] ?? [])
  return jobType === 'internship' ? internTitle(title) : title
}

/** "Junior Architect" and "HR Executive" become "Architect Intern" and "HR Intern". */
function internTitle(title: string): string {
  const trade = title
    .replace(/^(Diploma|Graduate) Engineer Trainee – (.+)$/, '$2 Engineering')
    .replace(/ – .*$/, '')
    .replace(/^(Junior|Associate|Assistant) /, '')
    .replace(/ (Executive|Associate|Assistant|Trainee)$/, '')
  return `${trade} Intern`
}

type Dates = Pick<JobFacts, 'createdAt' | 'expiresAt'>

function datesOf({ anchor }: DemoWorld, isUrgent: boolean, draw: SeededRandom, ageDays?: number): Dates {
  const age = ageDays ?? draw.fraction() * (isUrgent ? 21 : 60)
  const createdAt = new Date(Math.floor((anchor.getTime() - age * dayMs) / 1_000) * 1_000)
  const days = ageDays === undefined ? draw.pick([30, 45, 60, 60, 90]) : 90
  return { createdAt, expiresAt: new Date(createdAt.getTime() + days * dayMs) }
}
