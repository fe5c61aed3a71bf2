import { redirect, type RouteObject } from 'react-router'
import { findSignedIn } from '#features/auth/web/signed-in.ts'
import { site } from '#features/site/web/site.ts'
import type { SiteName } from '#platform/contract/page.ts'
import { load } from '#platform/web/load.ts'
import { Failure } from './shell/failure.tsx'
import { BrokenShell, Shell } from './shell/shell.tsx'

const files = import.meta.glob<object>(['./screens/*.tsx', '!./screens/dev-ui.tsx'])

/** A screen is its own chunk; its id is the name under which the build lists the files it needs. */
function screen(path: string, name: string): RouteObject {
  const lazy = files[`./screens/${name}.tsx`]
  if (!lazy) throw new TypeError(`there is no screen ${name}`)
  return { path, id: `src/app/web/screens/${name}.tsx`, lazy }
}

const frame = {
  id: 'shell',
  HydrateFallback: () => null,
  loader: load((client) => Promise.all([findSignedIn(client), client.ensureQueryData(site)])),
  shouldRevalidate: () => false,
} satisfies RouteObject

/** A screen that fails leaves the header and the footer in their place. */
const inFrame = (screens: RouteObject[]): RouteObject[] => [{ id: 'screens', ErrorBoundary: Failure, children: screens }]

/** Every path of the main site. */
const main: RouteObject[] = [
  {
    ...frame,
    Component: Shell,
    ErrorBoundary: BrokenShell,
    children: inFrame([
      screen('/', 'home'),
      screen('/jobs', 'jobs'),
      screen('/jobs/:jobId', 'job'),
      screen('/auth', 'auth'),
      screen('/verify-email', 'verify-email'),
      screen('/cv-builder', 'cv-builder'),
      screen('/applications', 'applications'),
      ...(import.meta.env.DEV ? [{ path: '/dev/ui', lazy: () => import('./screens/dev-ui.tsx') }] : []),
      screen('*', 'not-found'),
    ]),
  },
]

/** The sister site has its own few paths; any other leads to its start. */
const cv: RouteObject[] = [
  {
    ...frame,
    id: 'src/app/web/shell/cv-shell.tsx',
    // Not a byte of the other site's frame comes along on this one.
    lazy: () => import('./shell/cv-shell.tsx'),
    children: inFrame([screen('/', 'cv-home'), { path: '*', loader: () => redirect('/') }]),
  },
]

export const screensOf: Readonly<Record<SiteName, RouteObject[]>> = { main, cv }
