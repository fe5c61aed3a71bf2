import { CallFailed } from './call.ts'

export const noConnection = 'Please check your connection and try again.'

/** What a person is told when a call fails: the server's own words, or that none came. The word for a lost sign-in says nothing to people. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallFailed && error.said === 'Unauthorized') return 'You are logged out. Please log in again.'
  return (error instanceof CallFailed ? error.said : undefined) ?? noConnection
}
