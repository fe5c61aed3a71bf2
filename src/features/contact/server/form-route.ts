import type { FastifyInstance } from 'fastify'
import { Forbidden, TooMany } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { formIn, isOurForm, readForms } from '#platform/server/http/own-form.ts'
import { CallbackRequest } from '../callback-contract.ts'
import { ContactMessage } from '../contract.ts'
import { type FormProblem, isFormProblem } from '../rules.ts'
import { requestCallback } from './request-callback.ts'
import { submitMessage } from './submit-message.ts'

/** Enough for the longest message, with each character encoded as up to twelve bytes. */
const mostBytes = 64 * 1024

/** The contact form without scripts: the browser submits it and is redirected. The checks are those of the call. */
export function serveContactForm(app: FastifyInstance, context: AppContext): void {
  void app.register(async (room) => {
    readForms(room, mostBytes)
    room.post('/contact-us', async (request, reply) => {
      if (!isOurForm(request)) throw new Forbidden('This form came from another site')
      const { data, error } = ContactMessage.safeParse(Object.fromEntries(formIn(request)))
      const problem = data ? await leave(context, data, request.ip) : problemOf(error.issues[0]?.path[0])
      return reply.redirect(problem === null ? '/contact-us?sent=1' : `/contact-us?problem=${problem}`, 303)
    })
    room.post('/hiring-solutions', async (request, reply) => {
      if (!isOurForm(request)) throw new Forbidden('This form came from another site')
      const { data } = CallbackRequest.safeParse(Object.fromEntries(formIn(request)))
      const isSent = data !== undefined && (await isRequested(context, data, request.ip))
      return reply.redirect(`/hiring-solutions?${isSent ? 'sent=1' : 'problem=1'}#callback`, 303)
    })
  })
}

async function isRequested(context: AppContext, request: CallbackRequest, ip: string): Promise<boolean> {
  try {
    await requestCallback(context, request, ip)
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}

async function leave(context: AppContext, message: ContactMessage, ip: string): Promise<FormProblem | null> {
  try {
    await submitMessage(context, message, ip)
    return null
  } catch (error) {
    if (error instanceof TooMany) return 'too_many'
    throw error
  }
}

const problemOf = (field: unknown): FormProblem => (isFormProblem(field) ? field : 'message')
