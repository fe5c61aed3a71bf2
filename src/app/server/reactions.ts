import { passMessageOn } from '#features/applications/server/on-message-sent.ts'
import { tellMove } from '#features/applications/server/on-moved.ts'
import { confirmToCandidate, tellEmployer } from '#features/applications/server/on-submitted.ts'
import { confirmWithdrawal, tellWithdrawal } from '#features/applications/server/on-withdrawn.ts'
import { tellPasswordChanged } from '#features/auth/server/on-password-changed.ts'
import { mailReset } from '#features/auth/server/on-reset-wanted.ts'
import { mailVerification, mailVerificationAgain } from '#features/auth/server/on-verification-wanted.ts'
import { tellSandboxPayment } from '#features/billing/server/on-sandbox-paid.ts'
import { mailMessage } from '#features/contact/server/on-message-left.ts'
import { mailCvLink, mailCvVerification, mailFreeCv } from '#features/cvs/server/on-free-cv.ts'
import { renewSearch, renewSuggested } from '#features/jobs/server/door.ts'
import { removePhoto } from '#features/profiles/server/on-photo-dropped.ts'
import { sayGoodbye } from '#features/records/server/on-account-deleted.ts'
import { gatherDigest } from '#features/digests/server/on-due.ts'
import { sendDigest } from '#features/digests/server/on-gathered.ts'
import { notifyMessage, notifyMove } from '#features/notifications/server/on-application-followed.ts'
import { noteReceipt, notifyEmployer } from '#features/notifications/server/on-application-submitted.ts'
import { notifyWithdrawal } from '#features/notifications/server/on-application-withdrawn.ts'
import { notifyAlert, notifyMatch } from '#features/notifications/server/on-found.ts'
import { renewWishKeys } from '#features/wishes/server/renew-keys.ts'
import { matchWish } from '#features/wishes/server/on-wish-made.ts'
import type { Reaction } from '#platform/server/events.ts'

/** Everything that happens because something else has happened. */
export const reactions: readonly Reaction[] = [
  mailVerification,
  mailVerificationAgain,
  mailReset,
  tellPasswordChanged,
  confirmToCandidate,
  tellEmployer,
  tellMove,
  confirmWithdrawal,
  tellWithdrawal,
  passMessageOn,
  mailFreeCv,
  mailCvLink,
  mailCvVerification,
  removePhoto,
  mailMessage,
  sayGoodbye,
  matchWish,
  notifyEmployer,
  noteReceipt,
  notifyWithdrawal,
  notifyMove,
  notifyMessage,
  notifyMatch,
  notifyAlert,
  gatherDigest,
  sendDigest,
  tellSandboxPayment,
  ...renewSearch,
  ...renewSuggested,
  ...renewWishKeys,
]
