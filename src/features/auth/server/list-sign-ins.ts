import type { FastifyRequest } from 'fastify'
import type { Db } from '#platform/server/db.ts'
import { sessionOf } from './session.ts'
import { deleteSessionsBeside, listSessionsOf } from './sign-in-queries.ts'

export type SignIn = {
  readonly id: string
  readonly device: string
  readonly startedAt: Date
  readonly seenAt: Date
  /** True for the sign-in of this request. */
  readonly isThis: boolean
}

type SignInRequest = { readonly userId: string; readonly request: FastifyRequest }

export async function listSignIns(db: Db, { userId, request }: SignInRequest, now: Date): Promise<SignIn[]> {
  const here = sessionOf(request)
  const rows = await listSessionsOf(db, userId, now)
  return rows.map(({ sid, ...row }) => ({ ...row, isThis: sid === here })).toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

export async function endOtherSignIns(db: Db, { userId, request }: SignInRequest): Promise<number> {
  return deleteSessionsBeside(db, userId, sessionOf(request))
}
