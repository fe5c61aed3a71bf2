import { contracts } from '#app/server/features.ts'
import { type Call, callsIn } from '#platform/server/api-description/calls.ts'

/** Every call that changes something, in all features. */
export const unsafeCalls: readonly Call[] = callsIn(contracts).filter(({ method }) => method !== 'GET')

/** A plausible URL, for calls that are refused before it is read. */
export function anyUrl({ path }: Call): string {
  return path.replace(/:\w+/g, '0198c0de-0000-7000-8000-000000000000')
}
