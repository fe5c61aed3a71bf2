import { CallFailed } from './call.ts'

export const noConnection = 'Please check your connection and try again.'

export const ourFault = "It's our mistake. Please try again."

/**
 * The message for a failed call: the server's own, or that there was no answer. The server's standard messages for a lost sign-in and for a server
 * error are replaced, because they do not help people.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallFailed && error.said === 'Unauthorized') return 'You are logged out. Please log in again.'
  if (error instanceof CallFailed && error.said === 'Internal Server Error') return ourFault
  return (error instanceof CallFailed ? error.said : undefined) ?? noConnection
}
