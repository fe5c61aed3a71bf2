import { contracts } from '#app/server/features.ts'
import { type Call, callsIn } from '#platform/server/api-description/calls.ts'

/** Every call that changes something, in whatever feature. */
export const unsafeCalls: readonly Call[] = callsIn(contracts).filter(({ method }) => method !== 'GET')

/** An address as it might be, for what is refused before anybody looks at it. */
export function anyUrl({ path }: Call): string {
  return path.replace(/:\w+/g, '0198c0de-0000-7000-8000-000000000000')
}
