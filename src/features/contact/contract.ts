import { z } from 'zod'
import { clean } from '#platform/contract/clean.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

const oneLine = (text: string): string => clean(text).replaceAll(/\s+/g, ' ')

const worded = (what: string, max: number, tidy: (text: string) => string = oneLine) =>
  cleanText(max, { missing: `${what} is required`, tooLong: `${what} must be at most ${max} characters` }, tidy).min(
    1,
    `${what} is required`,
  )

const wrongEmail = 'Please enter a valid email'
const mostLinks = 5
const linksIn = (text: string): number => text.match(/https?:\/\/|www\./gi)?.length ?? 0

export const ContactMessage = z.object({
  firstName: worded('First name', 100),
  lastName: worded('Last name', 100),
  email: z.string(wrongEmail).trim().meta({ format: 'email' }).pipe(z.email(wrongEmail).max(254, wrongEmail)),
  subject: worded('Subject', 200),
  message: worded('Message', 5_000, clean).refine((text) => linksIn(text) <= mostLinks, `Please use at most ${mostLinks} links`),
  /** A hidden field: only a program fills it in. */
  website: z.string().max(1_000).default(''),
})
export type ContactMessage = z.output<typeof ContactMessage>

export const contact = {
  'POST /api/contact': { body: ContactMessage, answer: z.object({ message: z.string() }), status: 201 },
} as const satisfies Contract

export const messageSubmitted = event('contact.message-left', z.object({ messageId: z.uuid() }))
