import type { AppContext } from '#platform/server/app-context.ts'
import { emptyLogHash, signLog } from './log-hashes.ts'
import { insertSeal, readLogHead } from '../log-queries.ts'

/** Signs the last row. Who has the database and not the server's secret cannot write the log again up to here. */
export async function sealLog({ db, keyFor, clock }: Pick<AppContext, 'db' | 'keyFor' | 'clock'>): Promise<void> {
  const head = await readLogHead(db)
  if (!head || head.hash.equals(emptyLogHash)) return
  await insertSeal(db, { ...head, signature: signLog(keyFor('staff log'), head), sealedAt: clock() })
}
