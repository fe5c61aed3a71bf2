import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { type ErrorResponse, isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import type { PagePart, SiteName } from '#platform/contract/page.ts'
import { withoutLeftOut } from '#platform/web/left-out.ts'

/** A placeholder that no text of a state contains by chance. */
const mark = crypto.randomUUID()
const encoder = new TextEncoder()
const kept = new WeakMap<object, Uint8Array>()

/**
 * The state that the browser needs to hydrate the page, as JSON. Answers that pages share are frozen, so their JSON is made once. Of errors only the
 * status is included, because visitors must not see the details.
 */
export function stateOf(site: SiteName, client: QueryClient, { loaderData, errors }: StaticHandlerContext): PagePart[] {
  const failed = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, asAnswer(error)]))
  const shared: Uint8Array[] = []
  const queries = withoutLeftOut(dehydrate(client))
  const text = jsonOf({ site, queries, loaderData, errors: failed }, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return value
    shared.push(bytesOf(value))
    return mark
  })
  return text.split(`"${mark}"`).flatMap((piece, at) => [piece, ...shared.slice(at, at + 1)])
}

function bytesOf(value: object): Uint8Array {
  const bytes = kept.get(value) ?? encoder.encode(jsonOf(value))
  kept.set(value, bytes)
  return bytes
}

/** `<` is escaped because a job description may contain `</script>`. */
const jsonOf = (value: object, replacer?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replace(/</g, '\\u003c')

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)

/** Converts an error to the form in which the router expects an error response. */
function asAnswer(error: unknown): ErrorResponse & { readonly internal: boolean } {
  return { status: statusOf(error), statusText: '', data: null, internal: false }
}
