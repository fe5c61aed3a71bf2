import { Client } from 'pg'
import { type Lsn, parseLsn } from './lsn.ts'

const everyMs = 250
const patienceMs = 400

export type Watch = {
  /** Asks for the position now. */
  readonly ask: () => Promise<Lsn>
  readonly stop: () => Promise<void>
}

type WatchSettings = {
  readonly url: string
  /** A query that selects one row with the position as `lsn`. */
  readonly statement: string
  /** `at` is a moment before the position was read, in the time of `performance.now`. */
  readonly onPosition: (position: Lsn, at: number) => void
  readonly onAway: () => void
}

/**
 * Asks a server for its position four times a second, over a connection of its own. A server that stops answering counts as unavailable after two
 * thirds of a second.
 */
export function watchPosition({ url, statement, onPosition, onAway }: WatchSettings): Watch {
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  function lose(lost: Client): void {
    if (client === lost) client = null
    void lost.end().catch(() => undefined)
    if (!isStopping) onAway()
  }
  const ask = oneByOne(async (): Promise<Lsn> => {
    const current = client
    if (!current) throw new Error('there is no connection')
    try {
      const at = performance.now()
      const position = await readPosition(current, statement)
      onPosition(position, at)
      return position
    } catch (error) {
      lose(current)
      throw error
    }
  })
  async function watch(): Promise<void> {
    try {
      client ??= await connectTo(url, lose)
      await ask()
    } catch {
      if (!isStopping) onAway()
    }
    if (isStopping) await client?.end().catch(() => undefined)
    else timer = setTimeout(() => void watch(), everyMs)
  }
  const stop = async (): Promise<void> => {
    isStopping = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
  void watch()
  return { ask, stop }
}

async function connectTo(url: string, lose: (lost: Client) => void): Promise<Client> {
  const opened = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  opened.on('error', () => lose(opened))
  opened.on('end', () => lose(opened))
  await opened.connect()
  return opened
}

async function readPosition(client: Client, statement: string): Promise<Lsn> {
  const { rows } = await client.query<{ lsn: string | null }>(statement)
  const position = parseLsn(rows[0]?.lsn ?? '')
  if (position === null) throw new Error('there is no position')
  return position
}

/** Runs one call at a time: a connection must not get the next statement before the last one has ended. */
function oneByOne<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}
