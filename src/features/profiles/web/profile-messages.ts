import { CallFailed } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import type { Message } from '#platform/web/ui/toast.ts'

export const profileSaved: Message = { title: 'Profile Saved', text: 'Your changes are live.' }
export const photoSaved: Message = { title: 'Photo Saved', text: 'Your photo is live.' }
export const photoRemoved: Message = { title: 'Photo Removed', text: "We'll show your initials instead." }
export const noForm = { title: 'The form could not be opened' }

export function saveFailed(error: unknown): Message {
  return { title: 'Profile Not Saved', text: sentenceFor(error), isAlert: true }
}

/** The typed text stays: after signing in in another tab it can be saved. */
export function sentenceFor(error: unknown): string {
  if (error instanceof CallFailed && error.status === 401)
    return 'You are logged out. Please sign in again in another tab, then come back and save.'
  return sentenceOf(error)
}

export function isOutdated(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 'changedElsewhere'
}
