import { z } from 'zod'
import { cleanDigits, cleanText } from '#platform/contract/clean-text.ts'
import { clean } from '#platform/contract/clean.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { ContactMessage } from './contract.ts'

const line = (what: string, max: number) =>
  cleanText(max, { missing: `${what} is required`, tooLong: `${what} must be at most ${max} characters` }, (text) =>
    clean(text).replaceAll(/\s+/g, ' '),
  ).min(1, `${what} is required`)

const wrongPhone = 'Please enter a phone number with at least 10 digits'

export const callbackTimes = {
  morning: 'Morning, 9 am to 12 noon',
  afternoon: 'Afternoon, 12 noon to 4 pm',
  evening: 'Evening, 4 pm to 7 pm',
} as const

/** A person who wants to hire asks for a phone call. */
export const CallbackRequest = z.object({
  companyName: line('Company name', 90),
  name: line('Your name', 100),
  phone: cleanText(20, { missing: wrongPhone, tooLong: wrongPhone }, cleanDigits).refine(
    (phone) => /^[\d+ ().-]+$/.test(phone) && /^\d{10,15}$/.test(phone.replaceAll(/\D/g, '')),
    wrongPhone,
  ),
  email: ContactMessage.shape.email,
  time: z.enum(['morning', 'afternoon', 'evening'], 'Please choose a time'),
  need: cleanText(1_000, { missing: 'Please write text', tooLong: 'Please use at most 1,000 characters' }).default(''),
  /** A hidden field: only a program fills it in. */
  website: z.string().max(1_000).default(''),
})
export type CallbackRequest = z.output<typeof CallbackRequest>

export const callbacks = {
  /** Becomes a message in the queue of staff. */
  'POST /api/contact/callback': { body: CallbackRequest, answer: z.object({ message: z.string() }), status: 201 },
} as const satisfies Contract
