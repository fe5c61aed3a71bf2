import type { AppContext } from '#platform/server/app-context.ts'
import { countOf, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { type CallbackRequest, callbackTimes } from '../callback-contract.ts'
import { submitMessage } from './submit-message.ts'

/** Limited, because nobody has proved that the number is theirs, and our staff will call it. */
const callbacksTo: RateLimit = { name: 'callbacks to', per: 'phone', max: 2, windowSeconds: oneDay }

/** Stored like a message of the contact form, so that staff have one queue. */
export async function requestCallback(context: AppContext, given: CallbackRequest, ip: string): Promise<void> {
  const { companyName, name, phone, email, time, need, website } = given
  await context.rateLimits.consume([countOf(callbacksTo, phone.replaceAll(/\D/g, '').slice(-10))])
  const facts = [`Company: ${companyName}`, `Phone: ${phone}`, `Best time: ${callbackTimes[time]}`]
  const message = [...facts, ...(need ? ['', need] : [])].join('\n')
  const sender = { firstName: name, lastName: `of ${companyName}`, email }
  await submitMessage(context, { ...sender, subject: `Callback: ${companyName}`, message, website }, ip)
}
