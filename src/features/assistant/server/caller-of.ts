import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#features/assistant-tools/server/public.ts'
import { networkOf } from '#platform/server/network.ts'
import { type Guards, ifAllowed } from '#platform/server/serve.ts'

/** Who is talking: a team member of a company is no candidate, and staff are visitors here. */
export async function callerOf(
  guards: Guards,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Caller> {
  const candidate = await ifAllowed(guards.candidate(request, reply))
  if (candidate) return { kind: 'candidate', id: candidate.id }
  const user = await ifAllowed(guards.user(request, reply))
  return user ? { kind: 'employer', id: user.id } : { kind: 'visitor', network: networkOf(request.ip) }
}
