import path from 'node:path'
import type { Config } from '#platform/server/config/read-config.ts'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'
import { createServer } from 'node:net'

/** A free port. Emails contain it before the server listens, so it is chosen beforehand. */
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
  /** Of the database. */
  readonly url: string
  /** Of the same database, without a pooler in between. */
  readonly directUrl: string
  /** The folder of the database if it is the embedded one. */
  readonly home: string | null
  /** Whether no other process can use the database. */
  readonly isAlone: boolean
}

/** Without `DATABASE_URL` the embedded database is used. */
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
