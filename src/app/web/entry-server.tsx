import { dehydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { isbot } from 'isbot'
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type ErrorResponse,
  isRouteErrorResponse,
  type StaticHandlerContext,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router'
import type { Assets, Page, PageRequest, Render, SiteName } from '#platform/contract/page.ts'
import { createQueryClient } from '#platform/web/api-queries.ts'
import { routerContext } from '#platform/web/load.ts'
import { Document } from './document.tsx'
import { screensOf } from './screens.ts'

const handlers = { main: createStaticHandler(screensOf.main), cv: createStaticHandler(screensOf.cv) }

type Address = { readonly screen: string; readonly path: string }

/** Every address of a site that has a screen, for anyone who wants to see them all. */
export function addressesOf(site: SiteName): Address[] {
  return screensOf[site].flatMap((route) => addressesIn(route))
}

function addressesIn({ id = '', path, lazy, element, children = [] }: RouteObject, above = ''): Address[] {
  const screen = id || above
  const hasScreen = lazy !== undefined || element !== undefined
  return [...(path && hasScreen ? [{ screen, path }] : []), ...children.flatMap((child) => addressesIn(child, screen))]
}

export function createRender(assetsFor: (screenIds: readonly string[]) => Assets): Render {
  return async (asked) => {
    const client = createQueryClient(asked.fetchOwn)
    const found = await handlers[asked.site].query(asked.request, { requestContext: routerContext(client) })
    if (found instanceof Response) return { status: found.status, headers: Object.fromEntries(found.headers), pipe: null }
    const assets = assetsFor(found.matches.map(({ route }) => route.id))
    for (const error of Object.values(found.errors ?? {})) if (!isRouteErrorResponse(error)) asked.onError(error)
    return renderPage(asked, { client, found, assets })
  }
}

type Ready = { readonly client: QueryClient; readonly found: StaticHandlerContext; readonly assets: Assets }

function renderPage({ request, site, nonce, onError }: PageRequest, { client, found, assets }: Ready): Promise<Page> {
  const { promise, resolve, reject } = Promise.withResolvers<Page>()
  const answer = (pipe: PipeableStream['pipe']): void =>
    resolve({
      status: found.statusCode,
      headers: { ...headersIn(found), 'content-type': 'text/html; charset=utf-8' },
      pipe,
      route: found.matches.at(-1)?.route.path,
    })
  // A crawler gets the whole page at once; a person gets the beginning as early as possible.
  const moment = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  const { pipe, abort } = renderToPipeableStream(
    <Document served={{ assets, nonce, state: stateOf(site, client, found) }}>
      <QueryClientProvider client={client}>
        <StaticRouterProvider
          router={createStaticRouter(handlers[site].dataRoutes, found)}
          context={found}
          hydrate={false}
          nonce={nonce}
        />
      </QueryClientProvider>
    </Document>,
    { nonce, [moment]: () => answer(pipe), onShellError: reject, onError },
  )
  request.signal.addEventListener('abort', () => abort())
  return promise
}

/** What the loaders of the screens have said about the page, the innermost last. */
function headersIn({ matches, loaderHeaders }: StaticHandlerContext): Record<string, string> {
  return Object.fromEntries(matches.flatMap(({ route }) => [...(loaderHeaders[route.id] ?? [])]))
}

/** `<` is escaped because a job description may contain `</script>`. Of errors only the status is told: details are not for readers. */
function stateOf(site: SiteName, client: QueryClient, { loaderData, errors }: StaticHandlerContext): string {
  const failed = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, asAnswer(error)]))
  return JSON.stringify({ site, queries: dehydrate(client), loaderData, errors: failed }).replace(/</g, '\\u003c')
}

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)

/** The router's own form of an answer that is not a page. */
function asAnswer(error: unknown): ErrorResponse & { readonly internal: boolean } {
  return { status: statusOf(error), statusText: '', data: null, internal: false }
}
