import path from 'node:path'
import { openWorkerPool, type PoolSettings } from '#platform/server/workers/worker-pool.ts'
import { WorkerDied, WorkerFault, WorkerStopped } from '#platform/server/workers/worker-process.ts'
import type { Requester } from '#platform/server/workers/worker-queue.ts'
import { NotImportable } from './read-error.ts'
import type { ReadFile } from './read-import.ts'
import type { ReadResult } from './reader-child.ts'

const defaults: PoolSettings = {
  script: {
    file: path.join(import.meta.dirname, 'reader-child.ts'),
    env: {},
    // The process may read files, but not write files or start processes.
    // Each pattern is compiled once, not first for an interpreter: the process lives too short to earn that back.
    nodeOptions: [
      '--permission',
      '--allow-fs-read=*',
      '--max-old-space-size=256',
      '--disable-warning=ExperimentalWarning',
      '--no-regexp-tier-up',
    ],
  },
  // Each file gets a new process, so that it cannot affect the reading of another file.
  lifeInJobs: 1,
  workers: 2,
  maxWaiting: 8,
  maxWaitingPerNetwork: 2,
  patienceMs: 60_000,
  busyMessage: 'Too many files are being read. Please try again in a moment',
  timeoutMs: 20_000,
  starvedMs: 40_000,
  mostMegabytes: 700,
}

/** People without an account get less time per file: five of the slowest files had blocked their only reader for nearly two minutes. */
const forUnknown = { workers: 1, maxWaiting: 4, timeoutMs: 8_000, starvedMs: 16_000 }

export type Reader = {
  /** Rejects with `NotImportable`, or with `Unavailable` if too many files wait. Without an account, `requester` names the network. */
  readonly read: (file: Uint8Array, requester?: Requester) => Promise<ReadFile>
}

/** Reads files in separate processes. People without an account have a separate pool, so that a crowd of them does not delay the others. */
export function openReader(over: Partial<PoolSettings> = {}): Reader {
  const known = openWorkerPool<Uint8Array, ReadResult>({ ...defaults, ...over })
  const unknown = openWorkerPool<Uint8Array, ReadResult>({ ...defaults, ...forUnknown, ...over })
  return {
    read: async (file, requester) => {
      const pool = requester?.network === undefined ? known : unknown
      const result = await pool.run(file, requester).catch(refuse)
      if ('refused' in result) throw new NotImportable(result.refused)
      return result
    },
  }
}

async function refuse(error: unknown): Promise<never> {
  if (error instanceof WorkerStopped) throw new NotImportable(error.reason === 'memory limit' ? 'tooMuch' : 'tooSlow')
  if (error instanceof WorkerDied || error instanceof WorkerFault) throw new NotImportable('damaged')
  throw error
}
