import type { RouteObject } from 'react-router'
import { findSignedIn } from '#features/auth/web/signed-in.ts'
import { load } from '#platform/web/load.ts'

/** Only an employer's browser fetches where employers may go. */
const check = load(async (client, { pathname }) => {
  const user = await findSignedIn(client)
  return user?.isEmployer ? (await import('./employer-paths.ts')).wayOfEmployer(pathname) : null
})

/** Before a screen reads anything: its calls are for candidates, and would be refused. */
export function checked(screens: readonly RouteObject[]): RouteObject[] {
  return screens.map((screen) => {
    const { lazy } = screen
    if (typeof lazy !== 'function') return screen
    return {
      ...screen,
      lazy: async () => {
        const file = await lazy()
        const read = typeof file.loader === 'function' ? file.loader : () => null
        return { ...file, loader: async (asked, handling) => (await check(asked, handling)) ?? read(asked, handling) }
      },
    }
  })
}

/** Pages come with the answer in them; this stands where one must be made in the browser alone. */
export function CheckingUserType() {
  return <output>Checking user type...</output>
}
