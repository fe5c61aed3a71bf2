import type { Db } from '#platform/server/db.ts'
import type { ReceivedApplication, ReceivedQuery } from '../hiring-contract.ts'
import { sentCv } from '../rules.ts'
import { countReceived, listReceived } from './hiring-queries.ts'
import { shownBriefly } from './submitted-queries.ts'

type Page = { readonly received: ReceivedApplication[]; readonly total: number }

export async function listOf(db: Db, query: ReceivedQuery & { readonly employerId: string }): Promise<Page> {
  const [rows, total] = await Promise.all([listReceived(db, query), countReceived(db, query)])
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
