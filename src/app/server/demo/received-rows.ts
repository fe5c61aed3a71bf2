import type { ApplicationStatus } from '#features/applications/contract.ts'
import { noActivity } from './applicant-activity.ts'
import type { Applicant } from './applicants.ts'
import { addApplication, type Move, type ReceivedRows } from './application-rows.ts'
import { addOwned, rotated } from './owned-applications.ts'
import { type SeededRandom, seededRandomFor, streams } from './seeded-random.ts'
import type { DemoEmployer } from './employers.ts'
import { jobFacts } from './job-facts.ts'
import type { People } from './people-content.ts'
import { companies } from './user-rows.ts'
import type { DemoWorld } from './demo-world.ts'

const dayMs = 86_400_000
/** Applications go to the first jobs of the list, whose companies people look at most. */
const jobsAppliedFor = 1_500
const firstIndex = 1_000

/** Applications of others than the first candidate to the demo companies, with the companies' answers. */
export function receivedRows(
  world: DemoWorld,
  people: People,
  { jobs, applicants }: { jobs: number; applicants: readonly Applicant[] },
) {
  const byRole = Map.groupBy(applicants, ({ role }) => role)
  const received: ReceivedRows = { applications: [], application_status_changes: [], ...noActivity() }
  for (let job = 0; job < Math.min(jobs, jobsAppliedFor); job += 1) {
    const facts = jobFacts(world, job, seededRandomFor(world.seed, streams.jobs, job))
    const draw = seededRandomFor(world.seed, streams.replies, job)
    // Nobody applies to the company where they work.
    const others = (byRole.get(facts.role) ?? []).filter(({ cv }) => cv.experience[0]?.company !== facts.employer.name)
    const who = draw.some(others, howMany(world, facts.employer, draw))
    for (const [k, applicant] of who.entries()) {
      const last = Math.min(facts.expiresAt.getTime(), world.anchor.getTime())
      const appliedAt = facts.createdAt.getTime() + draw.fraction() * (last - facts.createdAt.getTime())
      const moves = movesOf(world, facts.employer, { appliedAt, draw })
      addApplication(received, world, {
        job,
        place: firstIndex + job * 10 + k,
        applicant,
        appliedAt,
        moves,
        coverLetter: draw.chance(0.4) ? draw.pick(people.applicants.letters) : null,
      })
    }
    addOwned(received, world, { job, facts, draw, applicants: [...others, ...rotated(applicants, job * 7)], taken: new Set(who) })
  }
  return received
}

/** Companies with a demo sign-in get more applications, so that there is something to do. */
function howMany({ employers }: DemoWorld, employer: DemoEmployer, draw: SeededRandom): number {
  const isOwned = Object.values(companies).some((index) => employers[index] === employer)
  return isOwned ? draw.between(3, 5) : draw.between(0, 4)
}

const paths: readonly (readonly ApplicationStatus[])[] = [
  ['in_review'],
  ['in_review', 'rejected'],
  ['in_review', 'under_review'],
  ['in_review', 'interview'],
  ['in_review', 'interview', 'rejected'],
  ['in_review', 'interview', 'offer'],
  ['in_review', 'interview', 'offer', 'hired'],
  ['rejected'],
]

/** The status changes of an application. Each company answers in its own way: some soon and nearly everyone, some late and few people. */
function movesOf(
  { seed, employers, anchor }: DemoWorld,
  employer: DemoEmployer,
  { appliedAt, draw }: { appliedAt: number; draw: SeededRandom },
): Move[] {
  const habit = seededRandomFor(seed, streams.habits, employers.indexOf(employer))
  const [share, days] = [0.45 + 0.5 * habit.fraction(), 0.4 + 8 * habit.fraction() ** 2]
  if (!draw.chance(share)) return []
  let at = appliedAt
  return draw
    .pick(paths)
    .map((to, step) => {
      at += (step === 0 ? days * (0.4 + 1.4 * draw.fraction()) : 1 + 5 * draw.fraction()) * dayMs
      return { to, at }
    })
    .filter((move) => move.at < anchor.getTime())
}
