import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'
import type { MemberRole, StaffRole } from '#platform/contract/endpoint.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Email } from '#platform/server/email.ts'

export type Answer = LightMyRequestResponse

export type Person = {
  readonly id: string
  readonly email: string
  readonly call: (key: string, body?: object, headers?: Readonly<Record<string, string>>) => Promise<Answer>
}

export type SentEmail = Email & { readonly text: string }

export type TestPortal = {
  readonly db: Db
  readonly pool: Pool
  readonly app: FastifyInstance
  readonly context: AppContext
  /** The sent emails, with decoded text. */
  readonly emails: readonly SentEmail[]
  /** A person who is not signed in. */
  readonly visitor: Person
  /** Creates a signed-in person with a verified email address and without a CV. */
  readonly aUser: (named?: { readonly firstName?: string; readonly lastName?: string }) => Promise<Person>
  /** Creates a person who hires: a verified user with the profile of a company. */
  readonly anEmployer: (named?: { readonly companyName?: string }) => Promise<Person & { readonly employerId: string }>
  /** Creates a verified user in the team of a company. */
  readonly aMember: (
    company: { readonly employerId: string },
    role: MemberRole,
  ) => Promise<Person & { readonly employerId: string }>
  /** Creates a member of staff, signed in with the cookie of the staff area. */
  readonly aStaffMember: (role: StaffRole) => Promise<Person>
  /** Makes calls with the session cookie that an answer has set, as a browser would. */
  readonly withCookie: (answer: Answer) => Person['call']
  /** Runs the queue until it is empty. */
  readonly settle: () => Promise<void>
}
