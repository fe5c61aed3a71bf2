import type { Db } from '#platform/server/db.ts'
import type { Received, ReceivedQuery } from '../hiring-contract.ts'
import { sentCv } from '../rules.ts'
import { countReceived, listReceived } from './hiring-queries.ts'
import { shownBriefly } from './sent-queries.ts'

type Page = { readonly received: Received[]; readonly total: number }

export async function listOf(db: Db, asked: ReceivedQuery & { readonly employerId: string }): Promise<Page> {
  const [rows, total] = await Promise.all([listReceived(db, asked), countReceived(db, asked)])
  return {
    received: rows.map(({ cvSnapshot, jobTitle, unread, ...row }) => ({
      ...shownBriefly(row),
      jobTitle,
      unread,
      cv: sentCv(cvSnapshot),
    })),
    total,
  }
}
