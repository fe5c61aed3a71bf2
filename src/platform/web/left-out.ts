import type { DehydratedState } from '@tanstack/react-query'

/**
 * Fields of an answer that the state of a page leaves out, in the `meta` of the query: HTML that the page shows already, with the selector of the element
 * that shows it, or null for what only other callers of the call read.
 */
export type LeftOut = Readonly<Record<string, string | null>>

type Query = DehydratedState['queries'][number]

const leftOutOf = ({ meta }: Query): LeftOut | undefined => meta?.['leftOut'] as LeftOut | undefined // of a query in `article-queries.ts`

function replaceLeftOut(state: DehydratedState, valueFrom: (selector: string | null) => string): DehydratedState {
  const queries = state.queries.map((query) => {
    const leftOut = leftOutOf(query)
    if (!leftOut) return query
    const values = Object.fromEntries(Object.entries(leftOut).map(([field, selector]) => [field, valueFrom(selector)]))
    return { ...query, state: { ...query.state, data: { ...(query.state.data as object), ...values } } } // an answer with these fields
  })
  return { ...state, queries }
}

/** On the server. */
export const withoutLeftOut = (state: DehydratedState): DehydratedState => replaceLeftOut(state, () => '')

/** In the browser, before React hydrates the page. */
export function withLeftOut(state: DehydratedState): DehydratedState {
  return replaceLeftOut(state, (selector) => (selector && document.querySelector(selector)?.innerHTML) ?? '')
}
