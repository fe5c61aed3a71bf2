import { CallFailed } from './call.ts'

export const noConnection = 'Please check your connection and try again.'

export const ourFault = 'The fault is ours. Trying again often helps.'

/** What a person is told when a call fails: the server's own words, or that none came. The words for a lost sign-in and for a fault of ours say nothing to people. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallFailed && error.said === 'Unauthorized') return 'You are logged out. Please log in again.'
  if (error instanceof CallFailed && error.said === 'Internal Server Error') return ourFault
  return (error instanceof CallFailed ? error.said : undefined) ?? noConnection
}
