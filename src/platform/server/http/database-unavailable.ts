/** What Node says when nobody listens any more. ENOENT: the socket of a database that has ended is gone. */
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])

/** What `pg` says without a code. */
const sentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
]

/** PostgreSQL: class 08 connections, 57P01 to 57P03 going down or coming up, 53300 no connection left. */
const states = /^(08...|57P0[1-3]|53300)$/

export function isDatabaseUnavailable(error: Error): boolean {
  // One name may have several addresses, each of which has refused.
  if (error instanceof AggregateError) return error.errors.some((each) => each instanceof Error && isDatabaseUnavailable(each))
  const { code, syscall } = error as NodeJS.ErrnoException // both fields may be absent
  if (states.test(code ?? '')) return true
  if (network.has(code ?? '')) return ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall ?? '')
  return sentences.some((sentence) => error.message.startsWith(sentence))
}
