/** Node's error codes for refused connections. ENOENT: the socket of a stopped database does not exist. */
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])

/** Messages of `pg` errors that have no code. */
const sentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
]

/**
 * PostgreSQL's codes: class 08 connection errors, 57P01 to 57P03 shutting down or starting up, 53300 too many connections, 25006 a primary that has
 * just become a standby.
 */
const states = /^(08...|57P0[1-3]|53300|25006)$/

export function isDatabaseUnavailable(error: Error): boolean {
  // A host name may have several IP addresses, and each of them has refused the connection.
  if (error instanceof AggregateError) return error.errors.some((each) => each instanceof Error && isDatabaseUnavailable(each))
  const { code, syscall } = error as NodeJS.ErrnoException // both fields may be absent
  if (states.test(code ?? '')) return true
  if (network.has(code ?? '')) return ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall ?? '')
  return sentences.some((sentence) => error.message.startsWith(sentence))
}
