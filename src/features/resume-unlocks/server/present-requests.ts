import type { ResumeCard } from '#features/resume-search/contract.ts'
import { cardOf, listPeople } from '#features/resume-search/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import type { ReceivedRequest, SentRequest } from '../contract.ts'
import { listReceivedRows, listSentRows, type ReceivedRow, type RequestRow } from './request-queries.ts'

const timesOf = ({ requestedAt, answeredAt, unlockedAt, endsAt }: RequestRow) => ({
  requestedAt: requestedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  unlockedAt: unlockedAt?.toISOString() ?? null,
  endsAt: endsAt.toISOString(),
})

export function sentOf(row: RequestRow, card: ResumeCard | undefined): SentRequest {
  const { id, jobId, jobTitle, message, status, userId } = row
  return {
    id,
    resumeId: userId,
    jobId,
    jobTitle,
    message,
    status,
    ...timesOf(row),
    name: card?.name ?? null,
    title: card?.title ?? '',
  }
}

export function receivedOf(row: ReceivedRow): ReceivedRequest {
  const { id, jobTitle, message, status, employerId, company } = row
  return { id, employerId, company, jobTitle, message, status, ...timesOf(row) }
}

const perPage = 20
const shown = 100

export async function listSent(db: Db, employerId: string, page: number): Promise<SentRequest[]> {
  const rows = await listSentRows(db, employerId, { limit: perPage, offset: (page - 1) * perPage })
  const people = await listPeople(db, [...new Set(rows.map(({ userId }) => userId))], employerId)
  const cards = new Map(people.map((person) => [person.id, cardOf(person)]))
  return rows.map((row) => sentOf(row, cards.get(row.userId)))
}

export async function listReceived(db: Db, userId: string): Promise<ReceivedRequest[]> {
  return (await listReceivedRows(db, userId, shown)).map(receivedOf)
}
