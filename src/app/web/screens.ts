import { redirect, type RouteObject } from 'react-router'
import { findSignedIn } from '#features/auth/web/signed-in.ts'
import { site } from '#features/site/web/site.ts'
import type { SiteName } from '#platform/contract/page.ts'
import { load } from '#platform/web/load.ts'
import { fetchStyles } from '#platform/web/fetch-styles.ts'
import { whenIdle } from '#platform/web/when-idle.ts'
import { checked, CheckingUserType } from './employer-check.tsx'
import { employerFile, employerScreens } from './employer-screens.ts'
import { Failure } from './shell/failure.tsx'
import { staffFile, staffScreens } from './staff-screens.ts'
import { screenFile } from './screen-files.ts'
import { BrokenShell, Shell } from './shell/shell.tsx'

/** A screen with its own chunk. Its id is the name under which the build lists its files. */
function screen(path: string, name = path.slice(1), lazy = screenFile(name)) {
  return { path, id: `src/app/web/screens/${name}.tsx`, lazy: import.meta.env.SSR ? lazy : styled(lazy) } satisfies RouteObject
}

/** A screen for reading, whose scripts are loaded at the reader's first interaction. */
function readingScreen(path: string, name?: string): RouteObject {
  return { ...screen(path, name), handle: { isForReading: true } }
}

let isStarted = false

/** The server's page contains the styles of its own screen; a later screen waits until all styles are loaded. */
function styled(lazy: () => Promise<object>): () => Promise<object> {
  return async () => (isStarted ? (await Promise.all([lazy(), fetchStyles()]))[0] : lazy())
}

/** Loads all styles once the first screen is shown. */
export function startStyles(): void {
  isStarted = true
  // If loading fails, the next screen tries again and reports the error.
  whenIdle(() => void fetchStyles().catch(() => {}))
}

/** One screen under several paths: text that was typed stays when the path changes from one to another. */
function screenAt(paths: readonly string[], name: string): RouteObject {
  const { id, lazy } = screen('', name)
  return { id, lazy, children: paths.map((path) => ({ path, element: null })) }
}

const signInPaths = [
  '/auth',
  '/login',
  '/register',
  '/candidate-login',
  '/employer-login',
  '/employer/login',
  '/employer/register',
  '/reset-password',
]

const frame = {
  id: 'shell',
  HydrateFallback: CheckingUserType,
  loader: load((client) => Promise.all([findSignedIn(client), client.ensureQueryData(site)])),
  shouldRevalidate: () => false,
} satisfies RouteObject

/** The screens inside the frame: if a screen fails, header and footer stay. */
const inFrame = (screens: RouteObject[], id = 'screens'): RouteObject[] => [{ id, ErrorBoundary: Failure, children: screens }]
const inMainFrame = (screens: RouteObject[]): RouteObject[] => inFrame(checked(screens))

/** Every path of the main site. */
const main: RouteObject[] = [
  {
    ...frame,
    Component: Shell,
    ErrorBoundary: BrokenShell,
    children: inMainFrame([
      screen('/', 'home'),
      screen('/jobs'),
      screen('/jobs/:jobId', 'job'),
      screenAt(signInPaths, 'auth'),
      screen('/companies'),
      screen('/companies/:companyId', 'company'),
      screen('/verify-email'),
      screen('/cv-builder'),
      screen('/applications'),
      screen('/applications/:applicationId', 'application'),
      screen('/saved-jobs'),
      screen('/profile'),
      screen('/wishes'),
      ...employerScreens.map(([path, name]) => screen(path, name, employerFile(name))),
      screenAt(['/notifications', '/employer/notifications'], 'notifications'),
      screen('/unsubscribe'),
      screenAt(['/settings', '/employer/settings'], 'settings'),
      readingScreen('/blog'),
      readingScreen('/blog/:slug', 'article'),
      readingScreen('/career-guidance'),
      readingScreen('/career-guidance/category/:tag', 'career-category'),
      screen('/interview-prep'),
      screen('/interviews/:sessionId', 'interview'),
      screen('/salary-calculator'),
      screen('/recruiter-feedback'),
      screen('/assistant'),
      screen('/contact-us'),
      screen('/pricing'),
      screen('/razorpay-demo'),
      screen('/payment-help'),
      ...(import.meta.env.DEV ? [{ path: '/dev/ui', lazy: () => import('./screens/dev-ui.tsx') }] : []),
      screen('/aisacv'),
      screen('/cv/view/:cvId', 'cv-view'),
      screen('/cv/verify', 'cv-verify'),
      screen('/cv/own', 'cv-own'),
      readingScreen('/privacy-policy'),
      readingScreen('/terms-conditions'),
      readingScreen('/cancellation-refund'),
      readingScreen('/shipping-delivery'),
      screen('*', 'not-found'),
    ]),
  },
  {
    ...frame,
    id: 'src/app/web/shell/staff-shell.tsx',
    lazy: () => import('./shell/staff-shell.tsx'),
    children: inFrame(
      staffScreens.map(([path, name = path]) => screen(`/admin/${path}`, `admin-${name}`, staffFile(name))),
      'staff-screens',
    ),
  },
]

/** The CV site has a few paths of its own; any other path leads to its start page. */
const cv: RouteObject[] = [
  {
    ...frame,
    id: 'src/app/web/shell/cv-shell.tsx',
    // Lazy, so that the main site does not load the frame of the CV site.
    lazy: () => import('./shell/cv-shell.tsx'),
    children: inFrame([
      screen('/', 'cv-home'),
      screen('/cv/view/:cvId', 'cv-view'),
      readingScreen('/privacy-policy'),
      readingScreen('/terms-conditions'),
      { path: '*', loader: () => redirect('/') },
    ]),
  },
]

export const screensOf: Readonly<Record<SiteName, RouteObject[]>> = { main, cv }
