import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { Forbidden, TooMany } from '#platform/server/failures.ts'
import { formIn, isOurForm, readForms } from '#platform/server/http/own-form.ts'
import { NewFeedback } from '../contract.ts'
import { type FormProblem, isFormProblem } from '../rules.ts'
import { submitFeedback } from './submit-feedback.ts'

/** Enough for long lists, with each character encoded as up to twelve bytes. */
const mostBytes = 256 * 1024

/** The form without scripts: the browser submits it and is redirected. The checks are those of the call. */
export function serveFeedbackForm(app: FastifyInstance, context: AppContext): void {
  void app.register(async (room) => {
    readForms(room, mostBytes)
    room.post('/recruiter-feedback', async (request, reply) => {
      if (!isOurForm(request)) throw new Forbidden('This form came from another site')
      const { data, error } = NewFeedback.safeParse(Object.fromEntries(formIn(request)))
      const problem = data ? await submit(context, data, request.ip) : problemOf(error.issues[0]?.path[0])
      return reply.redirect(problem === null ? '/recruiter-feedback?sent=1' : `/recruiter-feedback?problem=${problem}`, 303)
    })
  })
}

async function submit(context: AppContext, report: NewFeedback, ip: string): Promise<FormProblem | null> {
  try {
    await submitFeedback(context, report, ip)
    return null
  } catch (error) {
    if (error instanceof TooMany) return 'too_many'
    throw error
  }
}

const problemOf = (field: unknown): FormProblem => (isFormProblem(field) ? field : 'text')
