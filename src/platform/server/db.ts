import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { availableParallelism } from 'node:os'
import { callbackify } from 'node:util'
import { Pool, type PoolClient, type PoolConfig, types } from 'pg'
import { openSlowStatements, rememberSlowStatements } from './slow-queries.ts'
import { parseTextArray } from './postgres/text-array.ts'
import { openReplicas, type Pools, type Replicas } from './replicas/replicas.ts'
import { currentRead } from './replicas/stale-reads.ts'

/** PostgreSQL's codes for a lock timeout and a deadlock. The transaction was rolled back, so it may safely be repeated. */
const states = new Set(['55P03', '40P01'])

export function isLockConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && states.has(String(error.code))
}

/** PostgreSQL's code for a statement that took longer than its pool allows. */
const queryCanceled = '57014'

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === queryCanceled
}

/** Every feature adds its own tables here, from its `server/tables.ts`. Without the feature, code that uses its columns does not compile. */
export interface Tables {}

export type Db = Kysely<Tables>
/** Functions that must be atomic ask for a Tx, so that passing a plain Db does not compile. */
export type Tx = Transaction<Tables>

export type Database = {
  readonly db: Db
  /** Pools of the primary, without replicas. */
  readonly pool: Pool
  /** Connections that do not go through a pooler, for everything that needs a session: LISTEN, and locks that outlive a transaction. */
  readonly directPool: Pool
  readonly searchPool: Pool
  readonly replicas: Replicas | null
  readonly close: () => Promise<void>
}

/** PostgreSQL's type id (OID) of text[]. */
const textArray: number = 1009
types.setTypeParser(textArray, parseTextArray)

/**
 * Searches use generic plans without sequential scans: a plan made for the words themselves would read the whole table for a word that is not in the
 * statistics (docs/decisions/0005-job-search.md). A slow search is cancelled, and the person is asked to narrow it.
 */
const searchOptions =
  '-c statement_timeout=1500 -c enable_seqscan=off -c plan_cache_mode=force_generic_plan -c jit=off -c pg_trgm.similarity_threshold=0.25 -c pg_trgm.word_similarity_threshold=0.3'

type OnIdleError = (error: Error) => void

type MoreUrls = {
  /** The URL of the same database without a pooler. */
  readonly directUrl?: string | undefined
  /** The URLs of the replicas that answer reads which may be stale. */
  readonly replicaUrls?: readonly string[]
}

/** Runs several reads on one state of the database, so that what changes between them does not mix old rows with new ones. */
export function inSnapshot<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

/** Searches bypass the pooler, which would either refuse their settings or leak them to other clients. */
export function openDatabase(
  url: string,
  onIdleError: OnIdleError,
  { directUrl = url, replicaUrls = [] }: MoreUrls = {},
): Database {
  // Without a listener, an idle connection that breaks would end the process. During a shutdown that is expected.
  let isClosing = false
  const complain = (error: Error): void => (isClosing ? undefined : onIdleError(error))
  const direct = openPools(directUrl, complain)
  const primary = directUrl === url ? direct : { ...direct, pool: openPool(url, complain, { max: 10 }) }
  const replicas =
    replicaUrls.length > 0
      ? openReplicas(directUrl, replicaUrls, (each) => openPools(each, complain, { query_timeout: 5_000 }))
      : null
  const statements = openSlowStatements()
  const db = new Kysely<Tables>({
    log: statements.log,
    dialect: new PostgresDialect({ pool: throughReplicas(primary, 'pool', replicas) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  rememberSlowStatements(db, statements)
  // Not db.destroy(): it leaves the pool open if Kysely has not run a query yet.
  const close = async (): Promise<void> => {
    isClosing = true
    const pools = new Set([primary.pool, direct.pool, direct.searchPool])
    await Promise.all([...[...pools].map((pool) => pool.end()), replicas?.stop()])
  }
  const searchPool = throughReplicas(primary, 'searchPool', replicas)
  return { db, pool: primary.pool, directPool: direct.pool, searchPool, replicas, close }
}

function openPools(url: string, onIdleError: OnIdleError, more: PoolConfig = {}): Pools {
  return {
    pool: openPool(url, onIdleError, { max: 10, ...more }),
    searchPool: openPool(url, onIdleError, { max: 2 * availableParallelism(), options: searchOptions, ...more }),
  }
}

function openPool(url: string, onIdleError: OnIdleError, settings: PoolConfig): Pool {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5_000, ...settings })
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', onIdleError))
  return pool
}

type OnClient = (error: Error | null, client: PoolClient) => void

/** Wraps the pool of the primary: a call that may read stale data gets a connection to a replica. */
function throughReplicas(primary: Pools, kind: keyof Pools, replicas: Replicas | null): Pool {
  const own = primary[kind]
  if (!replicas) return own
  async function open(): Promise<PoolClient> {
    return ((await replicas?.poolFor(kind)) ?? own).connect()
  }
  function connect(done?: OnClient): Promise<PoolClient> | undefined {
    const get = currentRead() ? open : () => own.connect()
    if (!done) return get()
    callbackify(get)(done)
    return undefined
  }
  return Object.create(own, { connect: { value: connect } }) as Pool // the same pool with another `connect`, which its `query` calls too
}
