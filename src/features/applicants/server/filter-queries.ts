import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '#platform/server/db.ts'
import type { ApplicantsFilter } from '../filter-contract.ts'

export type OfEmployer<F> = F & { readonly employerId: string }
type Row = ExpressionBuilder<Tables, 'receivedApplications'>

const mostWords = 8

/** The conditions of a filter. The rows of a job are found by its index; `employerId` ensures that they belong to the caller. */
export const matching =
  ({ employerId, jobId, status, ...filter }: OfEmployer<ApplicantsFilter>) =>
  (where: Row) =>
    where.and([
      where('receivedApplications.employerId', '=', employerId),
      ...(jobId ? [where('receivedApplications.jobId', '=', jobId)] : []),
      ...(status ? [where('receivedApplications.status', '=', status)] : []),
      ...(filter.place ? [sql<boolean>`position(lower(${filter.place}) in lower(received_applications.place)) > 0`] : []),
      ...wordsOf(filter.q).map((word) => sql<boolean>`position(${word} in ${searched}) > 0`),
      ...(filter.yearsFrom === undefined ? [] : [where('receivedApplications.years', '>=', filter.yearsFrom)]),
      ...(filter.yearsTo === undefined ? [] : [where('receivedApplications.years', '<=', filter.yearsTo)]),
      ...(filter.payTo === undefined ? [] : [where('receivedApplications.payWanted', '<=', filter.payTo)]),
      ...(filter.noticeTo === undefined ? [] : [where('receivedApplications.noticeDays', '<=', filter.noticeTo)]),
      ...(filter.scoreFrom === undefined ? [] : [sql<boolean>`received_applications.score >= ${filter.scoreFrom}`]),
      ...answered(filter.answer),
      ...[filter.text1, filter.text2, filter.text3, filter.text4, filter.text5].flatMap((text, place) =>
        wordsOf(text).map((word) => answerContains(place + 1, word)),
      ),
      ...(filter.unread
        ? [where('receivedApplications.unread', '>', 0), where('receivedApplications.status', '<>', 'withdrawn')]
        : []),
    ])

/** Matches an answer filter such as "2:yes" or "3>=5". */
function answered(wanted = '') {
  const [, position, relation, text = ''] = /^([1-5])(:|>=)(.+)$/s.exec(wanted) ?? []
  if (!position) return []
  const isMatch =
    relation === ':' ? sql`answer = ${text}` : sql`answer ~ '^[0-9]{1,12}$' and answer::bigint >= ${Number(text) || 0}::bigint`
  return [
    sql<boolean>`exists (select from application_answers where application_answers.application_id = received_applications.application_id
      and position = ${Number(position)} and ${isMatch})`,
  ]
}

/** Searches the masked answer, because a hit in a hidden part would reveal the person. */
const answerContains = (position: number, word: string) =>
  sql<boolean>`exists (select from application_answers where application_answers.application_id = received_applications.application_id
    and position = ${position} and position(${word} in lower(case when ${isHiddenRow} then masked_answer else answer end)) > 0)`

const wordsOf = (q = ''): string[] => q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)

/** SQL for the same condition as `isHidden` of an application, for a row of the list. */
const isHiddenRow = sql`exists (
  select from applications join hiring_settings on hiring_settings.job_id = applications.job_id
  where applications.id = received_applications.application_id and hiring_settings.is_blind and applications.shortlisted_at is null)`

/** The searchable text without the name of a hidden applicant, because a hit would reveal the person. */
const searched = sql`lower(received_applications.place || ' ' || case when ${isHiddenRow} then '' else received_applications.name end)`
