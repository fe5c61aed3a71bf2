import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/contract/refusal.ts'
import { Forbidden, TooMany } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { formIn, isOurForm, readForms } from '#platform/server/http/own-form.ts'
import { Login } from '../contract.ts'
import { formErrors, returnToQuery, safeReturnTo } from '../rules.ts'
import { login } from './login.ts'
import { giveTypedEmail } from './typed-email.ts'

const mostBytes = 8 * 1024

/** Sign-in without scripts: the browser submits the form and is redirected. The checks are those of the call. */
export function serveSignInForm(app: FastifyInstance, context: AppContext): void {
  // A plugin of its own, because forms are parsed nowhere else.
  void app.register(async (room) => {
    readForms(room, mostBytes)
    room.post('/auth', async (request, reply) => {
      if (!isOurForm(request)) throw new Forbidden('This form came from another site')
      const form = formIn(request)
      const returnTo = safeReturnTo(form.get('returnTo'))
      const error = await errorOf(async () => {
        await login(context, Login.parse({ email: form.get('email'), password: form.get('password') }), { request, reply })
      })
      if (error !== null) giveTypedEmail(reply, form.get('email') ?? '')
      return reply.redirect(error === null ? returnTo : backTo(form.get('for') === 'employers', { error, returnTo }), 303)
    })
  })
}

type FormError = keyof typeof formErrors

const refusalErrors: Readonly<Partial<Record<string, FormError>>> = { emailNotVerified: 'not_verified', suspended: 'suspended' }

/** Returns the error, or null after a success. */
async function errorOf(work: () => Promise<void>): Promise<FormError | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof TooMany) return 'too_many'
    if (error instanceof Refusal) return refusalErrors[error.code] ?? 'wrong_password'
    // An invalid email address or password cannot be the right one.
    if (error instanceof Error && error.name === 'ZodError') return 'wrong_password'
    throw error
  }
}

function backTo(isEmployer: boolean, { error, returnTo }: { readonly error: FormError; readonly returnTo: string }): string {
  return `${isEmployer ? '/employer/login' : '/auth'}?error=${error}${returnToQuery(returnTo)}`
}
