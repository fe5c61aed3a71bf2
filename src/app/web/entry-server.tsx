import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router'
import { signedIn } from '#features/auth/web/signed-in.ts'
import type { Assets, Page, PageRequest, Render, SiteName } from '#platform/contract/page.ts'
import { createQueryClient } from '#platform/web/api-queries.ts'
import { colorSchemeIn } from '#platform/web/color-scheme.ts'
import { routerContext } from '#platform/web/load.ts'
import { FragmentCache } from '#platform/web/ui/cached-fragment.tsx'
import { Document } from './document.tsx'
import { type Fragments, openFragmentCache } from './fragments.tsx'
import { stateOf } from './page-state.ts'
import { screensOf } from './screens.ts'
import { openStaticHandlers } from './static-handlers.ts'

const handlers = { main: openStaticHandlers(screensOf.main), cv: openStaticHandlers(screensOf.cv) }

/** A router for the found screen and the routes around it only, because the router copies all its routes for each page. */
function routerOf(found: StaticHandlerContext) {
  const routes = found.matches.reduceRight<RouteObject[]>(
    (children, { route }) => [children.length > 0 ? { ...route, index: false, children } : route],
    [],
  )
  return createStaticRouter(routes, found)
}

type Address = { readonly screen: string; readonly path: string }

/** All paths of a site that have a screen, for tests that open each of them. */
export function addressesOf(site: SiteName): Address[] {
  return screensOf[site].flatMap((route) => addressesIn(route))
}

function addressesIn({ id = '', path, lazy, element, children = [] }: RouteObject, above = ''): Address[] {
  const screen = id || above
  const hasScreen = lazy !== undefined || element !== undefined
  return [...(path && hasScreen ? [{ screen, path }] : []), ...children.flatMap((child) => addressesIn(child, screen))]
}

export function createRender(assetsFor: (screenIds: readonly string[]) => Assets): Render {
  const openFragments = openFragmentCache()
  return async (pageRequest) => {
    const client = createQueryClient(pageRequest.fetchOwn)
    const { site, request, isVisitor } = pageRequest
    if (isVisitor) client.setQueryData(signedIn.queryKey, null)
    const found = await handlers[site](request.url).query(request, { requestContext: routerContext(client) })
    if (found instanceof Response) return { status: found.status, headers: Object.fromEntries(found.headers), body: null }
    const files = assetsFor(found.matches.map(({ route }) => route.id))
    const assets = files.earlyEntry && isForReading(found) ? { ...files, isForReading: true } : files
    for (const error of Object.values(found.errors ?? {})) if (!isRouteErrorResponse(error)) pageRequest.onError(error)
    return renderPage(pageRequest, { client, found, assets, fragments: openFragments() })
  }
}

/** True if the page needs few interactions. A page with an error needs the scripts, because it has a button for another attempt. */
function isForReading({ matches, errors }: StaticHandlerContext): boolean {
  const { handle } = matches.at(-1)?.route ?? {}
  return !errors && typeof handle === 'object' && handle !== null && 'isForReading' in handle
}

type RenderInput = {
  readonly client: QueryClient
  readonly found: StaticHandlerContext
  readonly assets: Assets
  readonly fragments: Fragments
}

async function renderPage(
  { request, site, nonce, onError }: PageRequest,
  { client, found, assets, fragments }: RenderInput,
): Promise<Page> {
  const { mark, markOf, fill } = fragments
  const { inlineStyle } = assets
  const document = (
    <Document
      colorScheme={colorSchemeIn(request.headers.get('cookie'))}
      served={{ assets, nonce, state: mark(...stateOf(site, client, found)), style: inlineStyle && mark(inlineStyle.text) }}
    >
      <FragmentCache value={markOf}>
        <QueryClientProvider client={client}>
          <StaticRouterProvider router={routerOf(found)} context={found} hydrate={false} />
        </QueryClientProvider>
      </FragmentCache>
    </Document>
  )
  const html = renderAtOnce(document) ?? (await renderWaiting(document, { signal: request.signal, nonce, onError }))
  return {
    status: found.statusCode,
    headers: { ...headersIn(found), 'content-type': 'text/html; charset=utf-8' },
    body: fill(html),
    route: found.matches.at(-1)?.route.path,
    styleSources: inlineStyle?.sources,
  }
}

/** React's marker of a part that it could not render synchronously. Texts cannot contain it, because their `<` is escaped. */
const leftOut = '<!--$!-->'

/**
 * Renders synchronously: the loaders have loaded all data, so streaming has no advantage. Returns null if the code of a part is still to be loaded.
 */
function renderAtOnce(document: ReactNode): string | null {
  try {
    const html = renderToString(document)
    return html.includes(leftOut) ? null : `<!DOCTYPE html>${html}`
  } catch {
    return null
  }
}

type RenderWait = Pick<PageRequest, 'nonce' | 'onError'> & { readonly signal: AbortSignal }

/** Renders after loading lazy parts, and throws errors, so that the caller reports them. */
async function renderWaiting(document: ReactNode, waiting: RenderWait): Promise<string> {
  // Without limit: React sends a larger part at the end, with a script that moves it to its place.
  const stream = await renderToReadableStream(document, { ...waiting, progressiveChunkSize: Number.POSITIVE_INFINITY })
  await stream.allReady
  return new Response(stream).text()
}

/** The headers that the loaders of the screens return; those of the innermost screen win. */
function headersIn({ matches, loaderHeaders }: StaticHandlerContext): Record<string, string> {
  return Object.fromEntries(matches.flatMap(({ route }) => [...(loaderHeaders[route.id] ?? [])]))
}
