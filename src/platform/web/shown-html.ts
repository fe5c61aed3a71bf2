import type { DehydratedState } from '@tanstack/react-query'

type Query = DehydratedState['queries'][number]

/** The selector of the element that shows the `html` of an answer, from the `meta` of its query. */
const elementOf = ({ meta }: Query): string | null => (typeof meta?.['htmlShownIn'] === 'string' ? meta['htmlShownIn'] : null)

function mapHtml(state: DehydratedState, htmlIn: (selector: string) => string): DehydratedState {
  const queries = state.queries.map((query) => {
    const selector = elementOf(query)
    if (selector === null) return query
    return { ...query, state: { ...query.state, data: { ...(query.state.data as object), html: htmlIn(selector) } } } // an answer with `html`
  })
  return { ...state, queries }
}

/** On the server: HTML that the page shows is not sent a second time in its state. */
export const withoutShownHtml = (state: DehydratedState): DehydratedState => mapHtml(state, () => '')

/** In the browser: read from the page, before React hydrates it. */
export function withShownHtml(state: DehydratedState): DehydratedState {
  return mapHtml(state, (selector) => document.querySelector(selector)?.innerHTML ?? '')
}
