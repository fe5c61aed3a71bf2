import './app.css'
import { setNonce } from 'get-nonce'
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { SiteName } from '#platform/contract/page.ts'
import { createQueryClient } from '#platform/web/api-queries.ts'
import { routerContext } from '#platform/web/load.ts'
import { Document } from './document.tsx'
import { screensOf } from './screens.ts'

/** Radix locks scrolling with a style of its own making, which the browser refuses without this page's nonce. */
function keepNonce(): void {
  setNonce(document.getElementById('nonce')?.nonce ?? '')
}

type State = HydrationState & { readonly queries: DehydratedState; readonly site: SiteName }

/** No `await` at the top level: screens import from the same chunk, and would wait for it for ever. */
async function start(): Promise<void> {
  // The scripts may be here before the page is: half of its state would not be read at all.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
  const { queries, site, ...hydrationData } = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as State // written by entry-server
  keepNonce()
  const client = createQueryClient((path, init) => fetch(path, init))
  hydrate(client, queries)
  // The first screen must be there before React compares it with the page; all others come when they are opened.
  const screens = screensOf[site]
  for (const { route } of matchRoutes(screens, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  const router = createBrowserRouter(screens, { hydrationData, getContext: () => routerContext(client) })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </Document>
      </StrictMode>,
    )
  })
}

// Zod compiles its schemas with `new Function`, which our content policy refuses and reports. Set by zod's own global setting, because the
// screens that bring zod come later and in parts of their own, and its `config` would bring it here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
void start()
