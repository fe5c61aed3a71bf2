import type { PaymentCase } from '../staff-contract.ts'

type Kind = PaymentCase['kind']

/** `second_payment` is the earlier name of `duplicate_payment`. It is read as long as a process of the release before may store it (decision 244). */
export type StoredKind = Kind | 'second_payment'

export const kindOf = (stored: StoredKind): Kind => (stored === 'second_payment' ? 'duplicate_payment' : stored)

/** All names under which cases of these kinds may be stored. */
export const storedKinds = (kinds: readonly Kind[]): StoredKind[] =>
  kinds.flatMap((kind) => (kind === 'duplicate_payment' ? [kind, 'second_payment' as const] : [kind]))
