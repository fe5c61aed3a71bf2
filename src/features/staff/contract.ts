import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

const missing = 'Please enter both email and password.'

export const StaffLogin = z.object({
  email: z.string(missing).trim().min(1, missing).max(254, missing).meta({ format: 'email' }),
  password: z.string(missing).min(1, missing).max(200, missing),
})
export type StaffLogin = z.output<typeof StaffLogin>

export const StaffMember = z.object({ firstName: z.string(), lastName: z.string(), role: z.enum(['admin', 'sales', 'support']) })
export type StaffMember = z.output<typeof StaffMember>

export const staff = {
  'POST /api/admin/login': {
    body: StaffLogin,
    answer: StaffMember,
    refusals: {
      notStaff: [403, 'Access Denied: Only authorized email addresses can access the admin panel.'],
      wrongPassword: [401, 'Invalid email or password'],
    },
  },
  'GET /api/admin/me': { who: 'staff', answer: StaffMember },
  'POST /api/admin/logout': { answer: z.object({ message: z.string() }) },
} as const satisfies Contract
