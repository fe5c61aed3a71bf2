import { randomUUID } from 'node:crypto'
import { afterAll, expect } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aGoogle, type Google, type GooglePerson } from '../fakes/google.ts'
import { type Answer, openPortal, type TestPortal } from '../portal.ts'

const callback = 'http://localhost:3000/api/auth/google/callback'

export type GooglePortal = TestPortal & {
  readonly google: Google
  readonly env: Readonly<Record<string, string>>
  readonly leave: (returnTo?: string) => Promise<Answer>
  /** Returns from the provider to this URL, with the cookie that the browser had when it left. */
  readonly comeBack: (left: Answer, address: string) => Promise<Answer>
  /** Runs the whole sign-in like a browser. */
  readonly signIn: (as: GooglePerson | 'nobody', returnTo?: string) => Promise<Answer>
  readonly userOf: (answer: Answer) => Promise<{ readonly id: string; readonly email: string; readonly firstName: string }>
}

/** Opens a portal with an OpenID provider. */
export async function openGooglePortal(clock: () => Date): Promise<GooglePortal> {
  const google = await aGoogle(callback)
  afterAll(() => google.close())
  const env = { GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: google.clientId, GOOGLE_CLIENT_SECRET: google.clientSecret }
  const portal = await openPortal({ config: readConfig(env), clock })
  const leave = (returnTo = ''): Promise<Answer> =>
    portal.visitor.call(`GET /api/auth/google${returnTo && `?returnTo=${encodeURIComponent(returnTo)}`}`)
  const comeBack = (left: Answer, address: string): Promise<Answer> => portal.withCookie(left)(`GET ${pathOf(address)}`)
  return {
    ...portal,
    google,
    env,
    leave,
    comeBack,
    signIn: async (as, returnTo) => {
      const left = await leave(returnTo)
      return comeBack(left, await google.visit(placeIn(left), as))
    },
    userOf: async (answer) => {
      const me = await portal.withCookie(answer)('GET /api/auth/user')
      expect(me.statusCode).toBe(200)
      return me.json()
    },
  }
}

export function aPerson(over: object = {}): GooglePerson & { readonly email: string } {
  const sub = randomUUID()
  return { sub, email: `${sub}@example.in`, email_verified: true, given_name: 'Asha', family_name: 'Menon', ...over }
}

export function placeIn({ headers }: Answer): string {
  return String(headers.location)
}

export function pathOf(address: string): string {
  return address.replace('http://localhost:3000', '')
}

/** Returns the final URL, and whether the browser is signed in. */
export function endOf(answer: Answer): { readonly place: string; readonly isSignedIn: boolean } {
  return {
    place: placeIn(answer),
    isSignedIn: answer.cookies.some(({ name, value }) => name === 'pasand_session' && value !== ''),
  }
}

export const failure = { place: '/auth?error=google_failed', isSignedIn: false }
