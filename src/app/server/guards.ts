import { userGuards } from '#features/auth/server/public.ts'
import { findCompanyOf } from '#features/employers/server/public.ts'
import { staffGuards } from '#features/staff/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Guards } from '#platform/server/serve.ts'

/** The only place that identifies callers. */
export function guardsFor(deps: Pick<AppContext, 'db' | 'clock'>): Guards {
  return { ...userGuards(deps, findCompanyOf), ...staffGuards(deps) }
}
