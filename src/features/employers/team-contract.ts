import { z } from 'zod'
import type { Contract, MemberRole } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { Paging } from '#platform/contract/paging.ts'

const roles = ['owner', 'recruiter', 'viewer'] as const satisfies readonly MemberRole[]
export const Role = z.enum(roles, 'Please choose a role')

export const Member = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: Role,
  joinedAt: z.iso.datetime(),
  isYou: z.boolean(),
})
export type Member = z.output<typeof Member>

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.output<typeof Invitation>

const wrongEmail = 'Please enter a valid email'
export const NewInvitation = z.object({
  email: z.string(wrongEmail).trim().meta({ format: 'email' }).pipe(z.email(wrongEmail).max(254, wrongEmail)),
  role: Role,
})
export type NewInvitation = z.output<typeof NewInvitation>

/** An entry of the team's log. The names are empty for people whose account was deleted. */
export const TeamAction = z.object({
  id: z.uuid(),
  who: z.string(),
  action: z.string(),
  about: z.string().nullable(),
  member: z.string(),
  at: z.iso.datetime(),
})
export type TeamAction = z.output<typeof TeamAction>

/** An invitation before it is accepted. The address is masked for everybody except its owner. */
export const InvitationOffer = z.object({
  company: z.string(),
  role: Role,
  email: z.string(),
  expiresAt: z.iso.datetime(),
})
export type InvitationOffer = z.output<typeof InvitationOffer>

const message = z.object({ message: z.string() })
const MemberParams = z.object({ userId: z.uuid('There is no such member') })
const Token = z.object({ token: z.string().min(1, 'The link is incomplete').max(200, 'The link is incomplete') })
const notFound = [404, 'There is no such member'] as const
const lastOwner = [409, 'A company needs an owner. Make somebody else an owner first.'] as const
const deadInvitation = [404, 'This invitation has been used, has been taken back or is over. Please ask for a new one.'] as const

export const team = {
  'GET /api/employer/team': { who: 'employer', answer: z.array(Member) },
  'GET /api/employer/invitations': { who: 'companyOwner', answer: z.array(Invitation) },
  /** Emails a link that works once within seven days. Inviting an address again replaces its link. */
  'POST /api/employer/invitations': {
    who: 'companyOwner',
    body: NewInvitation,
    answer: Invitation,
    status: 201,
    refusals: {
      alreadyMember: [409, 'This person is in your team already'],
      tooManyOpen: [409, 'At most 50 invitations may be open. Take one back first.'],
    },
  },
  'DELETE /api/employer/invitations/:invitationId': {
    who: 'companyOwner',
    params: z.object({ invitationId: z.uuid('There is no such invitation') }),
    answer: message,
    refusals: { notFound: [404, 'There is no such invitation'] },
  },
  'PUT /api/employer/team/:userId': {
    who: 'companyOwner',
    params: MemberParams,
    body: z.object({ role: Role }),
    answer: Member,
    refusals: { notFound, lastOwner },
  },
  'DELETE /api/employer/team/:userId': {
    who: 'companyOwner',
    params: MemberParams,
    answer: message,
    refusals: { notFound, lastOwner },
  },
  /** Leaves the team. The account becomes that of a job seeker again. */
  'DELETE /api/employer/membership': { who: 'employer', answer: message, refusals: { lastOwner } },
  /** The latest first. Headers: `X-Total-Count` and `Link`. */
  'GET /api/employer/actions': {
    who: 'companyOwner',
    query: Paging,
    answer: z.array(TeamAction),
    headers: ['X-Total-Count', 'Link'],
  },
  'POST /api/employer/invitations/offer': { body: Token, answer: InvitationOffer, refusals: { deadInvitation } },
  'POST /api/employer/invitations/accept': {
    who: 'user',
    body: Token,
    answer: z.object({ company: z.string(), role: Role }),
    refusals: {
      deadInvitation,
      otherAddress: [403, 'This invitation is for another email address. Sign in with that one.'],
      alreadyInTeam: [409, 'You belong to a company already. Leave it first, or use another email address.'],
    },
  },
} as const satisfies Contract

/** `linkId` distinguishes links, so that one email is sent for each. */
export const memberInvited = event('employer.member-invited', z.object({ invitationId: z.uuid(), linkId: z.uuid() }))

/** By leaving, or by being removed. */
export const memberLeft = event('employer.member-left', z.object({ employerId: z.uuid(), userId: z.uuid() }))
