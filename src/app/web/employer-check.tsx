import type { RouteObject } from 'react-router'
import { findSignedIn } from '#features/auth/web/signed-in.ts'
import { load } from '#platform/web/load.ts'

/** Loaded only in an employer's browser. */
const check = load(async (client, { pathname }) => {
  const user = await findSignedIn(client)
  return user?.isEmployer ? (await import('./employer-paths.ts')).wayOfEmployer(pathname) : null
})

/** Before a screen loads its data: its calls are for candidates and would be refused. */
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

/** On the server the answer is known; this is for navigation in the browser. */
export function CheckingUserType() {
  return <output>Checking user type...</output>
}
