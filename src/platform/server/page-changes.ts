/** Several processes on one database tell each other that pages may have changed. */
import { Client, type Pool } from 'pg'
import { logNotice } from './scrub.ts'
import type { PageCache } from './page-cache.ts'

const channel = 'pages'
/** The queue's own: each event of a feature is announced there in the transaction that stores it. */
const jobChannel = 'jobs:insert'
/** Many changes are announced together. */
const gatherMs = 100
const pauseMs = 1_000

type PageChanges = { readonly cache: PageCache; readonly stop: () => Promise<void> }

/**
 * The same cache, which is emptied in every process. While the connection is away, changes by others are visible when a page expires. A pooler in
 * transaction mode passes no announcements on: then, too.
 */
export function sharePageChanges(pool: Pool, url: string, cache: PageCache): PageChanges {
  let telling: NodeJS.Timeout | undefined
  const tell = (): void => {
    telling ??= setTimeout(() => {
      telling = undefined
      pool.query(`select pg_notify('${channel}', '')`).catch(() => undefined)
    }, gatherMs)
  }
  const stopListening = listen(url, cache.forget)
  return {
    cache: {
      ...cache,
      forget: () => {
        cache.forget()
        tell()
      },
    },
    stop: async () => {
      clearTimeout(telling)
      await stopListening()
    },
  }
}

/** A connection of its own, opened again whenever it ends. What was announced meanwhile may have been anything. */
function listen(url: string, onChange: () => void): () => Promise<void> {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let client: Client | undefined

  async function open(): Promise<void> {
    const opened = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    client = opened
    let hasEnded = false
    const ended = (): void => {
      if (hasEnded) return
      hasEnded = true
      void opened.end().catch(() => undefined)
      if (!isStopping) timer = setTimeout(() => void open(), pauseMs)
    }
    opened.on('notification', onChange)
    opened.on('error', ended)
    opened.on('end', ended)
    try {
      await opened.connect()
      await opened.query(`listen ${channel}; listen "${jobChannel}"`)
      onChange()
    } catch (error) {
      if (!isStopping)
        logNotice(`changes of other processes are not heard: ${error instanceof Error ? error.message : 'no connection'}`)
      ended()
    }
  }

  void open()
  return async () => {
    isStopping = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
