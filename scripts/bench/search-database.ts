import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadDemo } from '#app/server/demo/load-demo.ts'
import { type Database, openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { withFolder } from './folder.ts'
import { addJobs, mostMade } from './more-jobs.ts'

/** Opens a database with `size` open demo jobs. Those above `mostMade` are copies. */
export function withJobs<T>(size: number, keep: string | undefined, work: (database: Database) => Promise<T>): Promise<T> {
  const fill = async (database: Database): Promise<void> => {
    await loadDemo(database, { jobs: Math.min(size, mostMade), now: new Date(), onProgress: tell, onStep: console.log })
    if (size > mostMade) await addJobs(database, { open: size, closed: 0 }, console.log)
  }
  return withFilled({ name: `jobs-${size}`, keep, size, fill }, work)
}

type FillOptions = {
  readonly name: string
  /** The folder in which the database is stored for the next run. */
  readonly keep: string | undefined
  readonly size: number
  readonly fill: (database: Database) => Promise<void>
}

export async function withFilled<T>(filling: FillOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const { name, keep } = filling
  if (keep === undefined) return withFolder((folder) => open(folder, filling, work))
  const folder = path.resolve(keep, name)
  mkdirSync(folder, { recursive: true })
  for (const each of [path.resolve(keep), folder]) chmodSync(each, 0o711)
  return open(folder, filling, work)
}

async function open<T>(folder: string, { size, fill }: FillOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const cluster = await startCluster(folder, { shared_buffers: size > 200_000 ? '2GB' : '512MB' })
  const database = openDatabase(cluster.urlOf('postgres'), () => {})
  const filled = path.join(folder, 'filled')
  try {
    await migrate(database.pool)
    if (!existsSync(filled)) {
      await fill(database)
      writeFileSync(filled, '')
    }
    return await work(database)
  } finally {
    await database.close()
    await cluster.stop()
  }
}

/** Prints a line after each tenth of the work. */
function tell(done: number, total: number): void {
  if (Math.floor((done * 10) / total) !== Math.floor(((done - 500) * 10) / total)) console.log(`${done} of ${total} jobs loaded`)
}
