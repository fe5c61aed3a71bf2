import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, type SentencePer } from '#platform/web/call.ts'
import type { Message } from '#platform/web/ui/toast.ts'
import type { cvBuilder } from '../contract.ts'

/** Leads back to the builder after signing in again. */
export const backHere = loginHref('/cv-builder')

export const saved: Message = {
  title: 'CV Saved Successfully!',
  text: 'Your CV has been saved and you can now apply for jobs.',
}

/** A warning, because the browser cannot store, and leaving the page would lose the typed text. */
export const loggedOutHere: Message = {
  title: 'Unauthorized',
  text: 'You are logged out. Please log in again in another tab, then save here. Your text is still on this page.',
  isAlert: true,
}

export function draftSaved(time: string): Message {
  return { title: 'Draft Saved', text: `Saved at ${time}. You can continue later, on any device.` }
}

export function saveFailed(error: unknown, title = 'Error Saving CV'): Message {
  return { title, text: reasonOf(error), isAlert: true }
}

function reasonOf(error: unknown): string {
  if (error instanceof CallFailed) return error.said ?? 'The server could not answer. Please try again in a moment.'
  return "You seem to be offline. What you typed is saved on this device. Please save again when you're online."
}

type Save = (typeof cvBuilder)['POST /api/cvs'] | (typeof cvBuilder)['PUT /api/cvs/:id']

const movedOn: SentencePer<Save, true> = { cvExists: true, notFound: true, changedElsewhere: true }

/** True if the CV was created or deleted elsewhere since this page was opened. */
export function hasMovedOn(error: unknown): boolean {
  return error instanceof CallFailed && Object.hasOwn(movedOn, error.code ?? '')
}
