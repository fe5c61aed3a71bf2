import path from 'node:path'
import type { Config } from '#platform/server/config/read-config.ts'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'
import { createServer } from 'node:net'

/** Finds a free port. It is chosen before the server listens, because emails that are written earlier contain it. */
export function freePort(host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const listener = createServer()
  listener.once('error', reject)
  listener.listen(0, host, () => {
    const address = listener.address()
    listener.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}

export type StartTarget = {
  readonly port: number
  /** The URL of the database. */
  readonly url: string
  /** The URL of the same database without a pooler. */
  readonly directUrl: string
  /** The folder of an embedded database; otherwise null. */
  readonly home: string | null
  /** True if no other process can use the database. */
  readonly isAlone: boolean
}

/** Opens the database, which is embedded if there is no `DATABASE_URL`, and chooses the port. */
export async function openStartTarget(config: Config, open: AsyncDisposableStack): Promise<StartTarget> {
  const port = config.port || (await freePort(config.host))
  if (config.databaseUrl)
    return {
      port,
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl ?? config.databaseUrl,
      home: null,
      isAlone: false,
    }
  const { url, home, stop } = await openEmbedded(config.dataDir)
  open.defer(stop)
  return { port, url, directUrl: url, home: path.join(home, 'postgres'), isAlone: true }
}
