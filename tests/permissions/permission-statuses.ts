import { roles, type Sample, type Statuses } from './permission-world.ts'

export type Row = readonly [who: Statuses, sample?: Sample]

export const everyone = (status = 200): Statuses => Object.fromEntries(roles.map((role) => [role, status])) as Statuses // one per role
const nobody = everyone(401)
const team = (ok: number) => ({ employer: ok, recruiter: ok, viewer: ok })
const seekers = (ok: number) => ({ candidate: ok, otherCandidate: ok, formerMember: ok })
export const users = (ok = 200): Statuses => ({ ...nobody, ...seekers(ok), ...team(ok), otherEmployer: ok })
export const candidates = (ok = 200): Statuses => ({ ...users(403), ...seekers(ok) })
export const candidateAlone = (ok = 200): Statuses => ({ ...candidates(404), candidate: ok })
export const employers = (ok = 200): Statuses => ({ ...users(403), ...team(ok), otherEmployer: ok })
export const recruiters = (ok = 200): Statuses => ({ ...employers(ok), viewer: 403 })
export const companyOwners = (ok = 200): Statuses => ({ ...recruiters(ok), recruiter: 403 })
export const employerAlone = (ok = 200): Statuses => ({ ...employers(404), ...team(ok) })
export const recruiterAlone = (ok = 200): Statuses => ({ ...employerAlone(ok), viewer: 403 })
export const companyOwnerAlone = (ok = 200): Statuses => ({ ...recruiterAlone(ok), recruiter: 403 })
export const administrators = (ok = 200): Statuses => ({ ...nobody, sales: 403, support: 403, administrator: ok })
export const staff = (ok = 200): Statuses => ({ ...nobody, sales: ok, support: ok, administrator: ok })
export const sales = (ok = 200): Statuses => ({ ...staff(ok), support: 403 })
export const support = (ok = 200): Statuses => ({ ...staff(ok), sales: 403 })
