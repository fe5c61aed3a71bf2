import type { Level, Role } from './content.ts'
import type { DemoEmployer } from './employers.ts'
import type { DemoWorld } from './demo-world.ts'

export type FixedFacts = {
  readonly employer: DemoEmployer
  readonly role: Role
  readonly level: Level
  readonly ageDays: number
  readonly isActive: boolean
}

/** The ages of the jobs in days. The first candidate has applied to the first five and saved the others; the last one has closed. */
const ageDays = [34, 29, 24, 20, 15, 9, 4, 41]
const showcaseCount = ageDays.length

/** The first rows are jobs that fit the first candidate, each at a different company of her trade. */
export function showcase({ content, employers }: DemoWorld, index: number): FixedFacts | undefined {
  const age = ageDays[index]
  if (age === undefined) return undefined
  const role = content.roles.find(({ titles }) => titles.mid?.includes('Software Engineer'))
  const employer = employers.filter(({ sector }) => sector.code === 'it')[index]
  if (!role || !employer) throw new RangeError('the demo content has no job for the first candidate')
  return { role, employer, level: 'mid', ageDays: age, isActive: index < showcaseCount - 1 }
}
