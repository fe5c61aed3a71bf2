import type { DehydratedState } from '@tanstack/react-query'

/**
 * Fields of an answer that are left out of the state embedded in the page, declared in the `meta` of the query. The value is the selector of the
 * element that already shows the field as HTML, or null for a field that only other callers of the call read.
 */
export type LeftOut = Readonly<Record<string, string | null>>

type Query = DehydratedState['queries'][number]

const leftOutOf = ({ meta }: Query): LeftOut | undefined => meta?.['leftOut'] as LeftOut | undefined // of a query in `article-queries.ts`

function replaceLeftOut(state: DehydratedState, valueFrom: (selector: string | null) => string): DehydratedState {
  const queries = state.queries.map((query) => {
    const leftOut = leftOutOf(query)
    if (!leftOut) return query
    const values = Object.fromEntries(Object.entries(leftOut).map(([field, selector]) => [field, valueFrom(selector)]))
    return { ...query, state: { ...query.state, data: { ...(query.state.data as object), ...values } } } // the answer has these fields
  })
  return { ...state, queries }
}

/** Removes the fields, on the server. */
export const withoutLeftOut = (state: DehydratedState): DehydratedState => replaceLeftOut(state, () => '')

/** Restores the fields from the HTML, in the browser, before React hydrates the page. */
export function withLeftOut(state: DehydratedState): DehydratedState {
  return replaceLeftOut(state, (selector) => (selector && document.querySelector(selector)?.innerHTML) ?? '')
}
