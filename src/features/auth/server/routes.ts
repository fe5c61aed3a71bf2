import type { FastifyInstance } from 'fastify'
import { Unauthorized } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { auth, resetRequested, verificationRequested } from '../contract.ts'
import { safeReturnTo } from '../rules.ts'
import { serveSignInForm } from './form-route.ts'
import type { FindCompany } from './guards.ts'
import { googleRoutes } from './google-routes.ts'
import { login } from './login.ts'
import { findPerson } from './queries.ts'
import type { RegistrationHook } from './register.ts'
import { requestEmail } from './request-email.ts'
import { resetPassword } from './reset-password.ts'
import { endSession } from './session.ts'
import { signUp } from './sign-up.ts'
import { typedEmailIn } from './typed-email.ts'
import { verifyEmail } from './verify-email.ts'

/** `alongside` are the hooks of features that depend on this one. */
export function authRoutes(alongside: readonly RegistrationHook[], findCompany: FindCompany) {
  return (app: FastifyInstance, context: AppContext): void => {
    const { db, guards } = context
    const isEmployer = async (userId: string): Promise<boolean> => (await findCompany(db, userId)) !== null
    serve(app, guards, auth, {
      'POST /api/auth/register': async ({ body, request }) => {
        await signUp(context, { registration: body, ip: request.ip, alongside })
        return { message: 'Registration successful! Please check your email to verify your account.' }
      },
      'POST /api/auth/verify-email': async ({ body, request }) => {
        await verifyEmail(context, body.token, request.ip)
        return { message: 'Email verified successfully! You can now log in.' }
      },
      'POST /api/auth/resend-verification': async ({ body, request }) => {
        await requestEmail(context, verificationRequested, { ...body, ip: request.ip })
        return { message: 'Verification email sent!' }
      },
      'POST /api/auth/forgot-password': async ({ body, request }) => {
        await requestEmail(context, resetRequested, { email: body.email, ip: request.ip })
        return { message: 'If this email exists, a reset link has been sent to your inbox.' }
      },
      'POST /api/auth/reset-password': async ({ body, request, reply }) => {
        await resetPassword(context, body, { request, reply })
        return { message: 'Password reset successfully! You can now log in with your new password.' }
      },
      'POST /api/auth/login': async ({ body, request, reply }) => {
        const user = await login(context, body, { request, reply })
        return { ...user, isEmployer: await isEmployer(user.id) }
      },
      'GET /api/auth/user': async ({ actor }) => {
        const user = await findPerson(db, actor.id)
        if (!user) throw new Unauthorized()
        return { ...user, isEmployer: await isEmployer(user.id) }
      },
      'GET /api/auth/typed-email': async ({ request }) => ({ email: typedEmailIn(request) }),
    })
    serveNavigations(app, context)
    googleRoutes(app, context)
  }
}

/** Links and forms that a browser opens itself. They answer with a redirect, not with JSON. */
function serveNavigations(app: FastifyInstance, context: AppContext): void {
  app.get<{ Querystring: { returnTo?: unknown } }>('/api/login', async ({ query }, reply) => {
    const returnTo = safeReturnTo(query.returnTo)
    return reply.redirect(returnTo === '/' ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`)
  })
  app.get('/api/logout', async (request, reply) => {
    // An image or a link on another site must not sign anybody out.
    const from = request.headers['sec-fetch-site'] ?? 'none'
    if (from === 'same-origin' || from === 'none') await endSession(context, { request, reply })
    return reply.redirect('/')
  })
  serveSignInForm(app, context)
}
