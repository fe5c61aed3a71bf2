import { findHiringSettings, findSubmitted, lockReceived, saveHiringSettings } from '#features/applications/server/public.ts'
import { logAction } from '#features/employers/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { assessment, type HiringSettings, type Note, type Scorecard, type ScorecardInput } from '../assessment-contract.ts'
import { defaultCompetencies } from '../rules.ts'
import { deleteNote, insertNote, listNotes, listScorecards, saveScorecardRow } from './assessment-queries.ts'
import { notesWritten } from './rate-limits.ts'

type Assessment = { readonly applicationId: string; readonly by: EmployerCaller }

export async function addNote(
  { db, clock, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  { applicationId, by }: Assessment,
  body: string,
): Promise<Note> {
  const call = assessment['POST /api/employer/applicants/:applicationId/notes']
  await rateLimits.consume([countOf(notesWritten, by.id)])
  const id = newId()
  await db.transaction().execute(async (tx) => {
    const [locked] = await lockReceived(tx, by.employerId, [applicationId])
    if (!locked) throw refuse(call, 'notFound')
    if (!(await insertNote(tx, { id, applicationId, authorId: by.id, body }, clock()))) throw refuse(call, 'tooMany')
  })
  const notes = await listNotes(db, applicationId, by.id)
  return assertDefined(
    notes.find((note) => note.id === id),
    'the note',
  )
}

export async function removeNote(db: Db, { applicationId, by }: Assessment, noteId: string): Promise<{ deleted: boolean }> {
  const call = assessment['DELETE /api/employer/applicants/:applicationId/notes/:noteId']
  if (!(await findSubmitted(db, { applicationId, of: { employerId: by.employerId } }))) throw refuse(call, 'notFound')
  if (!(await deleteNote(db, { id: noteId, applicationId, authorId: by.id }))) throw refuse(call, 'notFound')
  return { deleted: true }
}

export async function saveScorecard(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { applicationId, by }: Assessment,
  { ratings, comment }: ScorecardInput,
): Promise<Scorecard> {
  const call = assessment['PUT /api/employer/applicants/:applicationId/scorecard']
  const once = [...new Map(ratings.map((rating) => [rating.competency, rating])).values()]
  await db.transaction().execute(async (tx) => {
    const [locked] = await lockReceived(tx, by.employerId, [applicationId])
    if (!locked) throw refuse(call, 'notFound')
    await saveScorecardRow(tx, { applicationId, authorId: by.id, ratings: once, comment }, clock())
  })
  const cards = await listScorecards(db, applicationId, by.id)
  return assertDefined(
    cards.find(({ isMine }) => isMine),
    'the scorecard',
  )
}

export async function readHiringSettings(db: Db, by: EmployerCaller, jobId: string): Promise<HiringSettings> {
  const found = await findHiringSettings(db, { jobId, employerId: by.employerId })
  if (!found) throw refuse(assessment['GET /api/employer/jobs/:jobId/hiring-settings'], 'noJob')
  return { isBlind: found.isBlind, competencies: found.competencies.length > 0 ? found.competencies : [...defaultCompetencies] }
}

export async function changeHiringSettings(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { jobId, by }: { readonly jobId: string; readonly by: EmployerCaller },
  settings: HiringSettings,
): Promise<HiringSettings> {
  const found = await findHiringSettings(db, { jobId, employerId: by.employerId })
  if (!found) throw refuse(assessment['PUT /api/employer/jobs/:jobId/hiring-settings'], 'noJob')
  await db.transaction().execute(async (tx) => {
    await saveHiringSettings(tx, { jobId, ...settings, competencies: [...new Set(settings.competencies)] })
    await logAction(tx, { employerId: by.employerId, userId: by.id, action: 'changed how applicants are reviewed' }, clock())
  })
  return readHiringSettings(db, by, jobId)
}
