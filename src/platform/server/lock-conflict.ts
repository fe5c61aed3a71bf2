/** PostgreSQL: a lock was not free in time; two have waited for each other. Nothing was done, and doing it again is safe. */
const states = new Set(['55P03', '40P01'])

export function isLockConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && states.has(String(error.code))
}
