/** The database announces to every process that pages have changed. */
import { Client, type Pool } from 'pg'
import { logNotice } from './scrub.ts'
import type { PageCache } from './page-cache.ts'

/** Each change of what such pages show is announced in its transaction (database/triggers/page-changes.sql). */
const channel = 'pages'
const pauseMs = 1_000

type PageChanges = { readonly cache: PageCache; readonly stop: () => Promise<void> }

/**
 * The same cache, which is emptied by each announcement. Writes and tasks of this process then need not empty it: most change nothing that visitors see.
 * While no announcement is heard they do, and changes by others are visible when a page expires.
 */
export function sharePageChanges(pool: Pool, url: string, cache: PageCache): PageChanges {
  const { hears, stop } = listen(pool, url, cache.forget)
  const forget = (): void => {
    if (!hears()) cache.forget()
  }
  return { cache: { ...cache, forget }, stop }
}

type Listener = { readonly hears: () => boolean; readonly stop: () => Promise<void> }

/** A connection of its own, opened again whenever it ends. What was announced meanwhile may have been anything. */
function listen(pool: Pool, url: string, onChange: () => void): Listener {
  let isStopping = false
  let isHeard = false
  let timer: NodeJS.Timeout | undefined
  let client: Client | undefined

  async function open(): Promise<void> {
    client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    const ended = endedOnce(client, () => {
      isHeard = false
      if (!isStopping) timer = setTimeout(() => void open(), pauseMs)
    })
    client.on('notification', () => {
      isHeard = true
      onChange()
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // Heard only where announcements arrive: a pooler in transaction mode passes none on.
      await pool.query(`select pg_notify('${channel}', '')`)
    } catch (error) {
      if (!isStopping)
        logNotice(`changes of other processes are not heard: ${error instanceof Error ? error.message : 'no connection'}`)
      ended()
    }
  }

  void open()
  const stop = async (): Promise<void> => {
    isStopping = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
  return { hears: () => isHeard, stop }
}

/** Whether its end or an error is noticed first, the connection is ended once. */
function endedOnce(client: Client, onEnd: () => void): () => void {
  let hasEnded = false
  const ended = (): void => {
    if (hasEnded) return
    hasEnded = true
    void client.end().catch(() => undefined)
    onEnd()
  }
  client.on('error', ended)
  client.on('end', ended)
  return ended
}
