import type { ApplicationStatus } from '#features/applications/contract.ts'
import { addActivity } from './applicant-activity.ts'
import type { Applicant } from './applicants.ts'
import { addApplication, type ReceivedRows } from './application-rows.ts'
import type { DemoWorld } from './demo-world.ts'
import type { DemoEmployer } from './employers.ts'
import type { jobFacts } from './job-facts.ts'
import type { SeededRandom } from './seeded-random.ts'
import { companies, userId } from './user-rows.ts'

const dayMs = 86_400_000

/** Paths of statuses such that the board has cards in each column. */
const everyPath: readonly (readonly ApplicationStatus[])[] = [
  [],
  ['in_review', 'interview'],
  ['in_review'],
  ['in_review', 'under_review'],
  ['in_review', 'interview', 'offer'],
  [],
  ['in_review', 'interview', 'offer', 'hired'],
  ['rejected'],
  ['withdrawn'],
]

type OwnedJob = {
  readonly job: number
  readonly facts: ReturnType<typeof jobFacts>
  readonly draw: SeededRandom
  readonly applicants: readonly Applicant[]
  readonly taken: ReadonlySet<Applicant>
}

/** Companies with a demo sign-in get applications in every status, with messages, notes, scorecards and interviews. */
export function addOwned(received: ReceivedRows, world: DemoWorld, { job, facts, draw, applicants, taken }: OwnedJob): void {
  const owner = ownerOf(world, facts.employer)
  if (!owner) return
  const free = [...new Set(applicants)].filter((applicant) => !taken.has(applicant)).slice(0, morePerJob)
  for (const [k, applicant] of free.entries()) {
    const steps = everyPath[(job + k) % everyPath.length] ?? []
    const appliedAt = world.anchor.getTime() - (2 + draw.fraction() * 38) * dayMs
    const moves = steps.map((to, step) => ({
      to,
      at: Math.min(appliedAt + (step + 1) * dayMs * 1.3, world.anchor.getTime() - 3_600_000),
    }))
    const place = firstOwned + job * 100 + k
    addApplication(received, world, { place, job, applicant, appliedAt, moves, coverLetter: null })
    const application = { place, at: moves.at(-1)?.at ?? appliedAt, status: moves.at(-1)?.to ?? 'applied' }
    addActivity(received, world, { ...application, owner, employerId: facts.employer.id, firstName: applicant.firstName })
  }
}

const morePerJob = 14
const firstOwned = 200_000

/** The items in another order for each job: people of other trades apply too. */
export function rotated<Item>(items: readonly Item[], by: number): readonly Item[] {
  const at = by % Math.max(1, items.length)
  return [...items.slice(at), ...items.slice(0, at)]
}

/** The id of the demo person who recruits for this company; null if there is none. */
function ownerOf(world: DemoWorld, employer: DemoEmployer): string | null {
  if (world.employers[companies.employer] === employer) return userId(world, 'employer')
  return world.employers[companies.hospital] === employer ? userId(world, 'hospital') : null
}
