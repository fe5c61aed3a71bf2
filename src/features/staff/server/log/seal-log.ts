import type { AppContext } from '#platform/server/app-context.ts'
import { emptyLogHash, signLog } from './log-hashes.ts'
import { insertSeal, readLogHead } from '../log-queries.ts'

/** Signs the last row. Without the server's secret, nobody with access to the database can rewrite the log up to this row. */
export async function sealLog({ db, keyFor, clock }: Pick<AppContext, 'db' | 'keyFor' | 'clock'>): Promise<void> {
  const head = await readLogHead(db)
  if (!head || head.hash.equals(emptyLogHash)) return
  await insertSeal(db, { ...head, signature: signLog(keyFor('staff log'), head), sealedAt: clock() })
}
