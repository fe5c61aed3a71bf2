import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import type { Message } from '#platform/web/ui/toast.ts'
import type { cvSharing, OwnLink } from '../contract.ts'

const call = apiCalls<typeof cvSharing>()

export type Change = Partial<OwnLink> & { readonly isShared?: boolean }

/** `change` is the changed data; `isGone` means that the CV was deleted. */
export type ActionResult = {
  readonly message: Message
  readonly change?: Change
  readonly isGone?: boolean
  readonly isMoved?: boolean
}

export async function renewLink(id: string): Promise<ActionResult> {
  const change = await call('POST /api/cvs/:id/link', { params: { id } })
  return { change, isMoved: true, message: { title: 'New Link', text: 'Only the new link works from now on.' } }
}

export async function endLink(id: string): Promise<ActionResult> {
  const change = await call('DELETE /api/cvs/:id/link', { params: { id } })
  return { change, isMoved: true, message: { title: 'Link Turned Off', text: 'Nobody but you sees this page now.' } }
}

export async function hideContact(id: string, hidesContact: boolean): Promise<ActionResult> {
  const change = await call('PUT /api/cvs/:id/link', { params: { id }, body: { hidesContact } })
  const text = hidesContact ? 'Phone number and address are hidden from the link.' : 'The link shows phone number and address.'
  return { change, message: { title: 'Saved', text } }
}

export async function share(id: string, isShared: boolean): Promise<ActionResult> {
  const change = await call('PUT /api/cvs/:id/sharing', { params: { id }, body: { isShared } })
  const text = isShared ? 'Employers can find your CV.' : 'Employers can no longer find your CV.'
  return { change, message: { title: 'Saved', text } }
}

export async function mailVerification(id: string): Promise<ActionResult> {
  const { message: text } = await call('POST /api/cvs/:id/verification-letter', { params: { id } })
  return { message: { title: 'Email Sent', text } }
}

export async function remove(id: string): Promise<ActionResult> {
  const { message: text } = await call('POST /api/cvs/:id/delete', { params: { id } })
  await call('DELETE /api/cvs/own', {})
  return { isGone: true, message: { title: 'CV Deleted', text } }
}

export async function close(): Promise<ActionResult> {
  await call('DELETE /api/cvs/own', {})
  return { isGone: true, message: { title: 'Done', text: "You've signed out of your CV on this device." } }
}

export function failed(error: unknown): Message {
  const title = 'Something Went Wrong'
  if (error instanceof CallFailed && error.status === 404) {
    return {
      title,
      text: 'This page has been open too long. Please open the link in our email again, or sign in.',
      isAlert: true,
    }
  }
  return { title, text: sentenceOf(error), isAlert: true }
}
