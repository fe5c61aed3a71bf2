/** The database announces to every process that pages have changed. */
import { Client, type Pool } from 'pg'
import { logNotice } from './scrub.ts'
import type { PageCache } from './page-cache.ts'

/** The channel on which the database announces every change of data that cached pages show (database/triggers/page-changes.sql). */
const channel = 'pages'
const pauseMs = 1_000

type PageChanges = { readonly cache: PageCache; readonly stop: () => Promise<void> }

/**
 * Wraps the page cache, which every announcement now empties. While announcements are received, writes and tasks of this process need not empty it:
 * most of them change nothing that visitors see. While none is received, they do, and changes by other processes become visible when a page expires.
 */
export function sharePageChanges(pool: Pool, url: string, cache: PageCache): PageChanges {
  const { hears, stop } = listen(pool, url, cache.forget)
  const forget = (): void => {
    if (!hears()) cache.forget()
  }
  return { cache: { ...cache, forget }, stop }
}

type Listener = { readonly hears: () => boolean; readonly stop: () => Promise<void> }

/**
 * Listens on a connection of its own, which is opened again whenever it ends. After each reconnect the cache is emptied, because any announcement may
 * have been missed.
 */
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
      // This test message arrives only if announcements do: a pooler in transaction mode does not forward them.
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

/** Returns a function that ends the connection once, whether `end` or `error` comes first. */
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
