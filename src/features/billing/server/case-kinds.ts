import type { PaymentCase } from '../staff-contract.ts'

type Kind = PaymentCase['kind']

/** `second_payment` is the earlier name of `duplicate_payment`. It is written as long as the release before, which knows no other, may read it (decision 244). */
export type StoredKind = Kind | 'second_payment'

export const storedKind = (kind: Kind): StoredKind => (kind === 'duplicate_payment' ? 'second_payment' : kind)
export const kindOf = (stored: StoredKind): Kind => (stored === 'second_payment' ? 'duplicate_payment' : stored)

/** All names under which cases of these kinds may be stored. */
export const storedKinds = (kinds: readonly Kind[]): StoredKind[] => kinds.flatMap((kind) => [kind, storedKind(kind)])
