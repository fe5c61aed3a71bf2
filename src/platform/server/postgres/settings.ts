import { availableParallelism, totalmem } from 'node:os'

export type Settings = Readonly<Record<string, string>>

const megabyte = 1024 * 1024

/** An eighth of the memory for PostgreSQL's own cache, between 128 MB and 512 MB. The rest is used by the kernel's cache. */
export function defaultSettings(): Settings {
  const eighth = Math.floor(totalmem() / 8 / megabyte)
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    // Our two pools, the queue, the tests, and a few for an operator's shell.
    max_connections: String(60 + 2 * availableParallelism()),
    shared_buffers: `${Math.min(Math.max(eighth, 128), 512)}MB`,
    effective_cache_size: `${4 * Math.max(eighth, 128)}MB`,
    random_page_cost: '1.1',
    max_wal_size: '2GB',
    jit: 'off',
    // Its log contains only its own events. Errors of statements may contain what people typed, so we log those ourselves.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
}
