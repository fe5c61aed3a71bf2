import type { RouteObject } from 'react-router'
import { findSignedIn } from '#features/auth/web/signed-in.ts'
import { load } from '#platform/web/load.ts'

/** Redirects an employer who may not open the path. The list of paths is loaded only in the browsers of employers. */
const check = load(async (client, { pathname }) => {
  const user = await findSignedIn(client)
  return user?.isEmployer ? (await import('./employer-paths.ts')).wayOfEmployer(pathname) : null
})

/** Redirects employers before a screen for candidates loads its data, because its calls would be refused. */
export function checked(screens: readonly RouteObject[]): RouteObject[] {
  return screens.map((screen) => {
    const { lazy } = screen
    if (typeof lazy !== 'function') return screen
    return {
      ...screen,
      lazy: async () => {
        const file = await lazy()
        const read = typeof file.loader === 'function' ? file.loader : () => null
        return { ...file, loader: async (args, handling) => (await check(args, handling)) ?? read(args, handling) }
      },
    }
  })
}

/** Shown during a navigation in the browser until the user is known. The server knows the user before it renders. */
export function CheckingUserType() {
  return <output>Checking user type...</output>
}
