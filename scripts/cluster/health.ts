import { setTimeout as sleep } from 'node:timers/promises'

export async function untilReady(address: string): Promise<void> {
  while (!(await isReady(address))) await sleep(200)
}

/** True if there is one primary and two standbys that confirm every write. */
export const isComplete = (roles: readonly string[]): boolean =>
  roles.toSorted((one, other) => one.localeCompare(other)).join(' ') === 'master sync sync'

/** Runs the load balancer's health check of a server. */
export async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  return answer?.ok ?? false
}
