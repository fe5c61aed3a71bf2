import { CallFailed } from './call.ts'

export const noConnection = 'Please check your connection and try again.'

/** What a person is told when a call fails: the server's own words, or that none came. */
export function sentenceOf(error: unknown): string {
  return (error instanceof CallFailed ? error.said : undefined) ?? noConnection
}
