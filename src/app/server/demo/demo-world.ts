import { type Content, readContent, type Role } from './content.ts'
import { type SeededRandom, weighted } from './seeded-random.ts'
import { type DemoEmployer, employersUpTo, makeEmployers } from './employers.ts'

/** The input of all demo rows. */
export type DemoWorld = {
  readonly seed: number
  /** The time that counts as now: all dates of the rows are calculated back from it. */
  readonly anchor: Date
  readonly content: Content
  readonly employers: readonly DemoEmployer[]
  readonly roleFor: (employer: DemoEmployer, draw: SeededRandom) => Role
}

export function makeWorld(seed: number, anchor: Date, jobs: number): DemoWorld {
  const content = readContent()
  const roleAt = new Map(
    content.sectors.map(({ code }) => {
      const own = content.roles.filter(({ at }) => at.includes(code))
      const anywhere = content.roles.filter(({ at }) => at.includes('any') && !at.includes(code))
      // The weight of a role in a company. Most of its jobs are in its own trade; accounting, HR and offices exist everywhere.
      const weightOf = (role: Role): number => role.weight * (role.at.includes(code) ? 1 : 0.22)
      return [code, weighted([...own, ...anywhere], weightOf)] as const
    }),
  )
  return {
    seed,
    anchor,
    content,
    employers: makeEmployers(content, seed, employersUpTo(jobs)),
    roleFor: ({ sector }, draw) => {
      const role = roleAt.get(sector.code)?.(draw)
      if (!role) throw new RangeError(`no role for ${sector.code}`)
      return role
    },
  }
}
