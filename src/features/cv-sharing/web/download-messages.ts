import { CallFailed } from '#platform/web/call.ts'
import type { Message } from '#platform/web/ui/toast.ts'

export function downloaded(name: string): Message {
  return { title: 'Download Successful', text: `Saved as ${name}.` }
}

export function downloadFailed(error: unknown): Message {
  if (error instanceof CallFailed && error.code === 'notVerified') {
    return { title: 'Download Not Available', text: 'Please verify your email to download your CV.', isAlert: true }
  }
  return { title: 'Download Failed', text: 'There was an error downloading your CV. Please try again.', isAlert: true }
}
