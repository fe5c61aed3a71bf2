import { confirmToCandidate, tellEmployer } from '#features/applications/server/on-submitted.ts'
import { mailVerification, mailVerificationAgain } from '#features/auth/server/on-verification-wanted.ts'
import type { Reaction } from '#platform/server/events.ts'

/** Everything that happens because something else has happened. */
export const reactions: readonly Reaction[] = [mailVerification, mailVerificationAgain, confirmToCandidate, tellEmployer]
