import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

const Email = z.email('Please enter a valid email').trim().max(254)
const Password = z.string().min(6, 'Password must be at least 6 characters').max(200, 'Password must be at most 200 characters')

export const Login = z.object({ email: Email, password: Password })
export type Login = z.output<typeof Login>

export const Registration = Login.extend({
  firstName: z.string().trim().min(1, 'First name is required').max(100),
  lastName: z.string().trim().min(1, 'Last name is required').max(100),
})
export type Registration = z.output<typeof Registration>

/** What the person who is signed in may know about the own account. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  cvBuilt: z.boolean(),
})
export type User = z.output<typeof User>

const Message = z.object({ message: z.string() })

export const auth = {
  'POST /api/auth/register': {
    body: Registration,
    answer: Message,
    status: 201,
    refusals: { emailTaken: [409, 'An account with this email already exists'] },
  },
  'POST /api/auth/login': {
    body: Login,
    answer: User,
    refusals: {
      wrongPassword: [401, 'Invalid email or password'],
      emailNotVerified: [403, 'Please verify your email before logging in'],
    },
  },
  'GET /api/auth/user': { who: 'user', answer: User },
} as const satisfies Contract
