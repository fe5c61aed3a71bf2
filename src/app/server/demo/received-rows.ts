import type { ApplicationStatus } from '#features/applications/contract.ts'
import { rejectionWordings } from '#features/applicants/rejection-reasons.ts'
import { type Activity, addActivity, noActivity } from './applicant-activity.ts'
import { applicantCvId, applicantId } from './applicant-rows.ts'
import type { Applicant } from './applicants.ts'
import { snapshotOf } from './candidate-rows.ts'
import { demoId } from './demo-id.ts'
import { type SeededRandom, seededRandomFor, streams } from './seeded-random.ts'
import type { DemoEmployer } from './employers.ts'
import type { Row } from './insert-rows.ts'
import { jobFacts } from './job-facts.ts'
import type { People } from './people-content.ts'
import { companies, userId } from './user-rows.ts'
import type { DemoWorld } from './demo-world.ts'

type Move = { readonly to: ApplicationStatus; readonly at: number }
type ReceivedRows = { readonly applications: Row[]; readonly application_status_changes: Row[] } & Activity

const dayMs = 86_400_000
/** The first jobs of the list, whose companies are looked at most. */
const jobsAppliedFor = 1_500
const firstIndex = 1_000

/** Applications to the demo companies, besides those of the first candidate, and the companies' answers. */
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
      add(received, world, {
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

type OwnedJob = {
  readonly job: number
  readonly facts: ReturnType<typeof jobFacts>
  readonly draw: SeededRandom
  readonly applicants: readonly Applicant[]
  readonly taken: ReadonlySet<Applicant>
}

/** Companies with a demo sign-in get applications in every status, with messages, notes, scorecards and interviews. */
function addOwned(received: ReceivedRows, world: DemoWorld, { job, facts, draw, applicants, taken }: OwnedJob): void {
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
    add(received, world, { place, job, applicant, appliedAt, moves, coverLetter: null })
    const application = { place, at: moves.at(-1)?.at ?? appliedAt, status: moves.at(-1)?.to ?? 'applied' }
    addActivity(received, world, { ...application, owner, employerId: facts.employer.id, firstName: applicant.firstName })
  }
}

const morePerJob = 14
const firstOwned = 200_000

/** People of other trades apply too, others for each job. */
function rotated<Item>(items: readonly Item[], by: number): readonly Item[] {
  const at = by % Math.max(1, items.length)
  return [...items.slice(at), ...items.slice(0, at)]
}

/** The id of the demo person who hires for this company. */
function ownerOf(world: DemoWorld, employer: DemoEmployer): string | null {
  if (world.employers[companies.employer] === employer) return userId(world, 'employer')
  return world.employers[companies.hospital] === employer ? userId(world, 'hospital') : null
}

/** The companies with a demo sign-in get more, so that there is something to do. */
function howMany({ employers }: DemoWorld, employer: DemoEmployer, draw: SeededRandom): number {
  const isOwned = Object.values(companies).some((index) => employers[index] === employer)
  return isOwned ? draw.between(3, 5) : draw.between(0, 4)
}

/** So that the board has cards in each column. */
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

/** Each company answers differently: some soon and nearly all, some late and few. */
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

type DemoApplication = {
  readonly job: number
  /** In the list of applications, from which ids are made. */
  readonly place: number
  readonly applicant: Applicant
  readonly appliedAt: number
  readonly moves: readonly Move[]
  readonly coverLetter: string | null
}

function add(
  received: ReceivedRows,
  world: DemoWorld,
  { job, place, applicant, appliedAt, moves, coverLetter }: DemoApplication,
): void {
  const id = demoId(world.seed, 'application', place)
  received.applications.push({
    id,
    job_id: demoId(world.seed, 'job', job),
    user_id: applicantId(world, applicant),
    cv_id: applicantCvId(world, applicant),
    cover_letter: coverLetter,
    status: moves.at(-1)?.to ?? 'applied',
    cv_snapshot: applicant.cv,
    job_snapshot: snapshotOf(world, job),
    applied_at: new Date(appliedAt),
    updated_at: new Date(moves.at(-1)?.at ?? appliedAt),
  })
  const steps: readonly Move[] = [{ to: 'applied', at: appliedAt }, ...moves]
  for (const [step, { to, at }] of steps.entries())
    received.application_status_changes.push({
      id: demoId(world.seed, 'change', place * 10 + step),
      application_id: id,
      from_status: steps[step - 1]?.to ?? null,
      to_status: to,
      changed_by: step === 0 || to === 'withdrawn' ? 'candidate' : 'employer',
      note: to === 'rejected' ? rejectionWordings.other_candidate.sentence : null,
      changed_at: new Date(at),
    })
}
