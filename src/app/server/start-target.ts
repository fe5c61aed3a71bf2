import path from 'node:path'
import type { Config } from '#platform/server/config/read-config.ts'
import { freePort } from '#platform/server/free-port.ts'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'

/** Where the portal stands: its port, the address of its database, and the folder in which that lies if it is our own. */
export type StartTarget = { readonly port: number; readonly url: string; readonly home: string | null }

/** Without a database of the operator's we run our own. */
export async function openStartTarget(config: Config, open: AsyncDisposableStack): Promise<StartTarget> {
  const port = config.port || (await freePort(config.host))
  if (config.databaseUrl) return { port, url: config.databaseUrl, home: null }
  const { url, home, stop } = await openEmbedded(config.dataDir)
  open.defer(stop)
  return { port, url, home: path.join(home, 'postgres') }
}
