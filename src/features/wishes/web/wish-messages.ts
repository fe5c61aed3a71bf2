import { CallFailed } from '#platform/web/call.ts'
import { noConnection } from '#platform/web/sentence-of.ts'
import type { Message } from '#platform/web/ui/toast.ts'

export const wishSubmitted: Message = {
  title: 'Wish Submitted Successfully!',
  text: 'Our AI will start matching you with relevant opportunities.',
}

export function wishFailed(error: unknown): Message {
  const text = (error instanceof CallFailed ? error.said : undefined) ?? noConnection
  return { title: 'Error Submitting Wish', text, isAlert: true }
}
