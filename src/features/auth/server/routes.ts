import type { FastifyInstance } from 'fastify'
import { Unauthorized } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { auth, resetRequested, verificationRequested } from '../contract.ts'
import { safeReturnTo } from '../rules.ts'
import { serveSignInForm } from './form-route.ts'
import type { FindCompany } from './guards.ts'
import { googleRoutes } from './google-routes.ts'
import { login } from './login.ts'
import { findPerson } from './queries.ts'
import type { Alongside } from './register.ts'
import { requestLetter } from './request-letter.ts'
import { resetPassword } from './reset-password.ts'
import { endSession } from './session.ts'
import { signUp } from './sign-up.ts'
import { typedEmailIn } from './typed-email.ts'
import { verifyEmail } from './verify-email.ts'

/** `alongside`: what features above make together with an account. */
export function authRoutes(alongside: readonly Alongside[], findCompany: FindCompany) {
  return (app: FastifyInstance, facilities: Facilities): void => {
    const { db, guards } = facilities
    const isEmployer = async (userId: string): Promise<boolean> => (await findCompany(db, userId)) !== null
    serve(app, guards, auth, {
      'POST /api/auth/register': async ({ body, request }) => {
        await signUp(facilities, { registration: body, ip: request.ip, alongside })
        return { message: 'Registration successful! Please check your email to verify your account.' }
      },
      'POST /api/auth/verify-email': async ({ body, request }) => {
        await verifyEmail(facilities, body.token, request.ip)
        return { message: 'Email verified successfully! You can now log in.' }
      },
      'POST /api/auth/resend-verification': async ({ body, request }) => {
        await requestLetter(facilities, verificationRequested, { email: body.email, ip: request.ip })
        return { message: 'Verification email sent!' }
      },
      'POST /api/auth/forgot-password': async ({ body, request }) => {
        await requestLetter(facilities, resetRequested, { email: body.email, ip: request.ip })
        return { message: 'If this email exists, a reset link has been sent to your inbox.' }
      },
      'POST /api/auth/reset-password': async ({ body, request }) => {
        await resetPassword(facilities, { ...body, ip: request.ip })
        return { message: 'Password reset successfully! You can now log in with your new password.' }
      },
      'POST /api/auth/login': async ({ body, request, reply }) => {
        const user = await login(facilities, body, { request, reply })
        return { ...user, isEmployer: await isEmployer(user.id) }
      },
      'GET /api/auth/user': async ({ actor }) => {
        const user = await findPerson(db, actor.id)
        if (!user) throw new Unauthorized()
        return { ...user, isEmployer: await isEmployer(user.id) }
      },
      'GET /api/auth/typed-email': async ({ request }) => ({ email: typedEmailIn(request) }),
    })
    serveNavigations(app, facilities)
    googleRoutes(app, facilities)
  }
}

/** Links and forms that a browser follows by itself: they answer with a place to go, not with JSON. */
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
  serveSignInForm(app, facilities)
}
