import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { TooMany } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { tokenCookie, type Visit } from '#platform/server/http/token-cookie.ts'
import { type OpenId, openOpenId, SignInFailed } from '#platform/server/openid.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { returnToQuery, safeReturnTo } from '../rules.ts'
import { identityIn } from './google-identity.ts'
import { tripsToGoogle } from './rate-limits.ts'
import { startSession } from './session.ts'
import { isSuspended } from './suspension-queries.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'

const lifeSeconds = 10 * 60
const cookie = tokenCookie('pasand_google', lifeSeconds)

/** Stored in a signed cookie while the person is at Google. */
const OAuthState = z.object({
  trip: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  returnTo: z.unknown().transform(safeReturnTo),
  untilMs: z.number(),
})
type OAuthState = z.output<typeof OAuthState>

/** The routes to Google and back. Every outcome is a redirect to a page. */
export function googleRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, clock, sites } = context
  const google = config.google && openOpenId({ ...config.google, clock })
  const comeBackTo = `${sites.mainUrl}/api/auth/google/callback`

  app.get<{ Querystring: { returnTo?: unknown } }>('/api/auth/google', async (request, reply) => {
    const returnTo = safeReturnTo(request.query.returnTo)
    return orBackToSignIn({ request, reply }, returnTo, async () => {
      await context.rateLimits.consume([countOf(tripsToGoogle, request.ip)])
      const { address, trip } = await provider(google).begin(comeBackTo)
      give(reply, { trip, returnTo, untilMs: clock().getTime() + lifeSeconds * 1_000 })
      return address
    })
  })
  app.get('/api/auth/google/callback', async (request, reply) => {
    const state = oauthStateOf(request, clock())
    cookie.clear(reply)
    return orBackToSignIn({ request, reply }, state?.returnTo ?? '/', async () => {
      if (!state) throw new SignInFailed('nobody left from this browser')
      const cameBackTo = new URL(comeBackTo + new URL(request.url, sites.mainUrl).search)
      const identity = identityIn(await provider(google).finish(cameBackTo, state.trip))
      if (!identity) throw new SignInFailed('no verified address')
      const userId = await signInWithGoogle(context, identity)
      if (await startSession(context, { request, reply }, { userId })) return state.returnTo
      if (await isSuspended(context.db, userId)) return '/auth?error=suspended'
      throw new SignInFailed('the account has gone')
    })
  })
}

function provider(google: OpenId | null): OpenId {
  if (!google) throw new SignInFailed('not configured')
  return google
}

/** Redirects to the result; after a failure, to the sign-in page with the message. */
async function orBackToSignIn({ request, reply }: Visit, returnTo: string, work: () => Promise<string>): Promise<FastifyReply> {
  try {
    return reply.redirect(await work())
  } catch (error) {
    if (error instanceof SignInFailed) request.log.info({ why: error.why }, 'no sign-in through Google')
    else if (!(error instanceof TooMany)) request.log.error({ err: error }, 'unhandled error')
    return reply.redirect(`/auth?error=google_failed${returnToQuery(returnTo)}`)
  }
}

function give(reply: FastifyReply, state: OAuthState): void {
  cookie.give(reply, Buffer.from(JSON.stringify(state)).toString('base64url'))
}

function oauthStateOf(request: FastifyRequest, now: Date): OAuthState | null {
  try {
    const state = OAuthState.parse(JSON.parse(Buffer.from(cookie.tokenOf(request) ?? '', 'base64url').toString()))
    return state.untilMs > now.getTime() ? state : null
  } catch {
    return null
  }
}
