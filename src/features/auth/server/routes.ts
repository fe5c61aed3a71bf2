import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { auth } from '../contract.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { findSignedIn, startSession } from './session.ts'

export function authRoutes(app: FastifyInstance, { db, clock, guards }: Facilities): void {
  serve(app, guards, auth, {
    'POST /api/auth/register': async ({ body }) => {
      await register(db, body)
      return { message: 'Please check your email to verify your account.' }
    },
    'POST /api/auth/login': async ({ body, reply }) => {
      const user = await login(db, body)
      await startSession(db, reply, user.id, clock())
      return user
    },
    'GET /api/auth/user': ({ request }) => findSignedIn(db, request, clock()),
  })
}
