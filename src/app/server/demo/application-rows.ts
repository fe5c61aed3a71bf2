import type { ApplicationStatus, Mover } from '#features/applications/contract.ts'
import { rejectionWordings } from '#features/applicants/rejection-reasons.ts'
import type { Activity } from './applicant-activity.ts'
import { applicantCvId, applicantId } from './applicant-rows.ts'
import type { Applicant } from './applicants.ts'
import { snapshotOf } from './candidate-rows.ts'
import { demoId } from './demo-id.ts'
import type { DemoWorld } from './demo-world.ts'
import type { Row } from './insert-rows.ts'

export type Move = { readonly to: ApplicationStatus; readonly at: number }
export type ReceivedRows = { readonly applications: Row[]; readonly application_status_changes: Row[] } & Activity

type DemoApplication = {
  readonly job: number
  /** The index in the list of applications, from which ids are made. */
  readonly place: number
  readonly applicant: Applicant
  readonly appliedAt: number
  readonly moves: readonly Move[]
  readonly coverLetter: string | null
}

export function addApplication(
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
      changed_by: moverOf(step, to),
      note: noteOf(to),
      changed_at: new Date(at),
    })
}

function moverOf(step: number, to: ApplicationStatus): Mover {
  return step === 0 || to === 'withdrawn' ? 'candidate' : 'employer'
}

function noteOf(to: ApplicationStatus): string | null {
  return to === 'rejected' ? rejectionWordings.other_candidate.sentence : null
}
