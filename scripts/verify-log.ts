/** npm run verify-log: checks that no entry in the log of staff was changed, removed, inserted or moved. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { hasLogRow } from '#features/staff/server/log-queries.ts'
import { verifyLog } from '#features/staff/server/log/verify-log.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { type Db, openDatabase } from '#platform/server/db.ts'
import { keysFrom, storedSecret } from '#platform/server/keys.ts'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'
import { homeOf } from '#platform/server/postgres/home.ts'
import { isAlive, readPostmaster } from '#platform/server/postgres/postmaster.ts'

const help = `npm run verify-log -- [--expect N:HASH]

Computes every hash of the log of staff again, and checks the rows that the server has signed.
Ends with 1 when something does not fit.

  --expect N:HASH   A last row that an earlier run has printed: it must still be there. Without it, nobody
                    can see that a database was replaced by an older copy of itself.

It uses DATABASE_URL or the embedded database of DATA_DIR, also while a server runs on it. It needs the same
SESSION_SECRET as the server.`

try {
  const { values } = parseArgs({ options: { expect: { type: 'string' }, help: { type: 'boolean', default: false } } })
  if (values.help) console.log(help)
  else process.exitCode = (await check(values.expect)) ? 0 : 1
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}

async function check(expected: string | undefined): Promise<boolean> {
  await using open = new AsyncDisposableStack()
  const { databaseUrl, dataDir, sessionSecret } = readConfig(process.env)
  const url = databaseUrl ?? runningUrl(dataDir) ?? open.adopt(await openEmbedded(dataDir), ({ stop }) => stop()).url
  const database = openDatabase(url, (error) => console.error(error.message))
  const { db } = open.adopt(database, ({ close }) => close())
  const keyFor = keysFrom(sessionSecret ?? storedSecret(dataDir, 'session'))
  const { rows, erased, seals, head, ...found } = await verifyLog(db, keyFor('staff log'))
  const problems = [...found.problems, ...(expected === undefined ? [] : await missing(db, expected))]
  for (const problem of problems) console.error(problem)
  console.log(`${rows} rows, ${erased} with erased details, ${seals} seals. The last row is ${head}`)
  console.log(problems.length === 0 ? 'The log is whole.' : 'The log was changed.')
  return problems.length === 0
}

async function missing(db: Db, expected: string): Promise<string[]> {
  const [, seq, hash] = /^(\d{1,18}):([\da-f]{64})$/.exec(expected) ?? []
  if (!seq || !hash) throw new CannotStart('--expect takes the last row as an earlier run has printed it.')
  return (await hasLogRow(db, seq, Buffer.from(hash, 'hex'))) ? [] : [`Row ${expected} is not there.`]
}

/** Returns the URL of the embedded database if a server is using it. */
function runningUrl(dataDir: string): string | null {
  const running = readPostmaster(path.join(homeOf(dataDir), 'postgres'))
  if (!running?.isReady || !isAlive(running.pid)) return null
  return `postgresql:///pasand?host=${encodeURIComponent(running.socket)}&user=pasand`
}
