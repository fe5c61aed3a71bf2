import { type Content, readContent, type Role } from './content.ts'
import { type SeededRandom, weighted } from './seeded-random.ts'
import { type DemoEmployer, employersUpTo, makeEmployers } from './employers.ts'

/** What every demo row is made from. */
export type DemoWorld = {
  readonly seed: number
  /** The present time of the rows: their dates are counted back from it. */
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
      // Most jobs of a company are in its own trade; accounts, people and offices are everywhere.
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
