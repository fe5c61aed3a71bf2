import type { MemberRole } from '#platform/contract/endpoint.ts'
import { Forbidden } from '#platform/server/failures.ts'
import type { Db } from '#platform/server/db.ts'
import type { EmployerCaller, Guards } from '#platform/server/serve.ts'
import { type SessionDeps, findSignedIn } from './session.ts'

/** Finds the company of an account. The app passes it in, because employers are a feature that depends on this one. */
export type FindCompany = (db: Db, userId: string) => Promise<Pick<EmployerCaller, 'employerId' | 'name' | 'role'> | null>

type UserGuards = Pick<Guards, 'anyone' | 'user' | 'candidate' | 'employer' | 'recruiter' | 'companyOwner'>

/** Identifies people who sign in at the main site. */
export function userGuards(deps: SessionDeps, findCompany: FindCompany): UserGuards {
  const employer: Guards['employer'] = async (request, reply) => {
    const caller = await findSignedIn(deps, { request, reply })
    const company = await findCompany(deps.db, caller.id)
    if (!company) throw new Forbidden('This is for employers. You are signed in as a job seeker.')
    return { ...caller, ...company }
  }
  function only(roles: readonly MemberRole[], refusal: string): Guards['employer'] {
    return async (request, reply) => {
      const caller = await employer(request, reply)
      if (!roles.includes(caller.role)) throw new Forbidden(refusal)
      return caller
    }
  }
  return {
    anyone: async () => null,
    user: (request, reply) => findSignedIn(deps, { request, reply }),
    candidate: async (request, reply) => {
      const caller = await findSignedIn(deps, { request, reply })
      if (await findCompany(deps.db, caller.id)) throw new Forbidden('This is for job seekers. You are signed in as an employer.')
      return caller
    },
    employer,
    recruiter: only(['owner', 'recruiter'], 'You may only read in this team. Ask an owner to change your role.'),
    companyOwner: only(['owner'], 'Only an owner of the company may do this.'),
  }
}
