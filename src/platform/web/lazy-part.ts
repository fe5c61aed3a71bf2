import { type ComponentType, lazy } from 'react'
import { untilFetched } from './until-fetched.ts'

/**
 * A part of a page that the server renders and whose code is loaded later. Until the code is loaded, the server's HTML stays. React's `lazy` would
 * replace the whole screen by an error if loading fails.
 */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await untilFetched(fetchPart) }))
}
