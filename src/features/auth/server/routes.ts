import type { FastifyInstance } from 'fastify'
import { Unauthorized } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { networkOf } from '#platform/server/network.ts'
import { serve } from '#platform/server/serve.ts'
import { auth } from '../contract.ts'
import { safeReturnTo } from '../rules.ts'
import { countOf, hit } from './attempts.ts'
import { login } from './login.ts'
import { findPerson } from './queries.ts'
import { type Alongside, register } from './register.ts'
import { resendVerification } from './resend-verification.ts'
import { endSession, startSession } from './session.ts'
import { verifyEmail } from './verify-email.ts'

// Thousands of people share one address of a mobile network; only a machine makes so many accounts an hour.
const accountsPerNetwork = { max: 1_000, windowSeconds: 60 * 60 }

/** `alongside`: what features above make together with an account. */
export function authRoutes(alongside: readonly Alongside[]) {
  return (app: FastifyInstance, facilities: Facilities): void => {
    const { db, clock, guards } = facilities
    serve(app, guards, auth, {
      'POST /api/auth/register': async ({ body, request }) => {
        await hit(facilities, [countOf('account from', networkOf(request.ip), accountsPerNetwork)])
        await register(db, body, alongside)
        return { message: 'Registration successful! Please check your email to verify your account.' }
      },
      'POST /api/auth/verify-email': async ({ body }) => {
        await verifyEmail(db, body.token, clock())
        return { message: 'Email verified successfully! You can now log in.' }
      },
      'POST /api/auth/resend-verification': async ({ body, request }) => {
        await resendVerification(facilities, body.email, request.ip)
        return { message: 'Verification email sent!' }
      },
      'POST /api/auth/login': async ({ body, request, reply }) => {
        const user = await login(facilities, body, request.ip)
        await startSession(facilities, { request, reply }, user.id)
        return user
      },
      'GET /api/auth/user': async ({ actor }) => {
        const user = await findPerson(db, actor.id)
        if (!user) throw new Unauthorized()
        return user
      },
    })
    serveNavigations(app, facilities)
  }
}

/** Links that a browser follows: they answer with a place to go, not with JSON. */
function serveNavigations(app: FastifyInstance, facilities: Facilities): void {
  app.get<{ Querystring: { returnTo?: unknown } }>('/api/login', async ({ query }, reply) => {
    const returnTo = safeReturnTo(query.returnTo)
    return reply.redirect(returnTo === '/' ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`)
  })
  app.get('/api/logout', async (request, reply) => {
    // A picture or a link on another site must not sign anybody out.
    const from = request.headers['sec-fetch-site'] ?? 'none'
    if (from === 'same-origin' || from === 'none') await endSession(facilities, { request, reply })
    return reply.redirect('/')
  })
}
