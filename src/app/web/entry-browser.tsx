import './app.css'
import '#platform/web/import-again.ts'
import { setNonce } from 'get-nonce'
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type HydrationState, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { setAccountOfPage } from '#platform/web/account-of-page.ts'
import type { SiteName } from '#platform/contract/page.ts'
import { createQueryClient } from '#platform/web/api-queries.ts'
import { createBrowserRouter } from '#platform/web/browser-router.ts'
import { chosenColorScheme } from '#platform/web/color-scheme.ts'
import { routerContext } from '#platform/web/load.ts'
import { withLeftOut } from '#platform/web/left-out.ts'
import { Document } from './document.tsx'
import { screensOf, startStyles } from './screens.ts'

/** Radix locks scrolling with an inserted style, which the browser refuses without the nonce of this page. */
function keepNonce(): void {
  setNonce(document.getElementById('nonce')?.nonce ?? '')
}

/**
 * Removes the router's masked location, because the server has rendered the URL that the browser shows. After a reload the router would otherwise
 * open the location behind it (see `use-split-view.ts`).
 */
function forgetMask(): void {
  const { state } = history as { readonly state: object | null } // the router has written it
  if (state && 'masked' in state) history.replaceState({ ...state, masked: undefined }, '')
}

type State = HydrationState & { readonly queries: DehydratedState; readonly site: SiteName }

/** Starts the page. Not a top-level `await`: screens import from the same chunk and would wait for it for ever. */
async function start(): Promise<void> {
  // Scripts may run before the page is complete, when part of the embedded state is still missing.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
  const { queries, site, ...hydrationData } = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as State // written by entry-server
  keepNonce()
  const client = createQueryClient((path, init) => fetch(path, init))
  hydrate(client, withLeftOut(queries))
  setAccountOfPage(() => client.getQueryData(signedIn.queryKey)?.id)
  // The code of the first screen must be loaded before hydration; other screens are loaded when they are opened.
  const screens = screensOf[site]
  forgetMask()
  for (const { route } of matchRoutes(screens, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  startStyles()
  const router = createBrowserRouter(screens, { hydrationData, getContext: () => routerContext(client) })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document colorScheme={chosenColorScheme()}>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </Document>
      </StrictMode>,
    )
  })
}

// Zod compiles schemas with `new Function`, which the content security policy forbids and reports. It is switched off by zod's global setting,
// because importing zod's `config` would load zod here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
void start()
