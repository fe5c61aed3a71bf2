import { availableParallelism, totalmem } from 'node:os'

export type Settings = Readonly<Record<string, string>>

const megabyte = 1024 * 1024

/**
 * The settings of the embedded database. An eighth of the memory is PostgreSQL's own cache, between 128 MB and 512 MB; the rest is left to the
 * kernel's cache.
 */
export function defaultSettings(): Settings {
  const eighth = Math.floor(totalmem() / 8 / megabyte)
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    // Enough for our two pools, the queue, the tests, and a few shells of an operator.
    max_connections: String(60 + 2 * availableParallelism()),
    shared_buffers: `${Math.min(Math.max(eighth, 128), 512)}MB`,
    effective_cache_size: `${4 * Math.max(eighth, 128)}MB`,
    random_page_cost: '1.1',
    max_wal_size: '2GB',
    jit: 'off',
    // The log contains only PostgreSQL's own events. Errors of statements may contain text that people typed, so we log those ourselves.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
}
