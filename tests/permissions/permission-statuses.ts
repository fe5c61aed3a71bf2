import { roles, type Sample, type Statuses } from './permission-world.ts'

export type Row = readonly [who: Statuses, sample?: Sample]

export const everyone = (status = 200): Statuses => Object.fromEntries(roles.map((role) => [role, status])) as Statuses // one per role
const nobody = everyone(401)
export const users = (ok = 200): Statuses => ({ ...nobody, candidate: ok, otherCandidate: ok, employer: ok, otherEmployer: ok })
export const candidates = (ok = 200): Statuses => ({ ...users(403), candidate: ok, otherCandidate: ok })
export const candidateAlone = (ok = 200): Statuses => ({ ...candidates(404), candidate: ok })
export const employers = (ok = 200): Statuses => ({ ...users(403), employer: ok, otherEmployer: ok })
export const employerAlone = (ok = 200): Statuses => ({ ...employers(404), employer: ok })
export const administrators = (ok = 200): Statuses => ({ ...nobody, sales: 403, support: 403, administrator: ok })
export const staff = (ok = 200): Statuses => ({ ...nobody, sales: ok, support: ok, administrator: ok })
export const sales = (ok = 200): Statuses => ({ ...staff(ok), support: 403 })
export const support = (ok = 200): Statuses => ({ ...staff(ok), sales: 403 })
