import type { CvBody } from '#features/cvs/contract.ts'
import type { ScreeningAnswer } from '#features/jobs/questions-contract.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { hidingFor } from '../blind-rules.ts'

type ApplicationWithCv = { readonly id: string; readonly cvSnapshot: CvBody }

export async function insertAnswers(
  tx: Tx,
  { id: applicationId, cvSnapshot }: ApplicationWithCv,
  answers: readonly ScreeningAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  const hide = hidingFor(cvSnapshot)
  const rows = answers.map(({ question, answer }, place) => ({
    applicationId,
    position: place + 1,
    question: JSON.stringify(question),
    answer,
    maskedAnswer: question.kind === 'text' ? hide(answer) : null,
  }))
  await tx.insertInto('applicationAnswers').values(rows).execute()
}

/** The answers in the order of the questions. Applications without questions are not in the result. */
export async function findAnswers(
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ScreeningAnswer[]>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('applicationAnswers')
    .select(['applicationId', 'question', 'answer'])
    .where('applicationId', 'in', applicationIds)
    .orderBy('applicationId')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ applicationId }) => applicationId)
}
