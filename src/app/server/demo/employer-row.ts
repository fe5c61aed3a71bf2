import type { DemoEmployer } from './employers.ts'
import { demoSignIns } from './sign-ins.ts'
import { ago } from './insert-rows.ts'
import { companies, foundedDaysAgo, userId } from './user-rows.ts'
import type { DemoWorld } from './demo-world.ts'

type Owner = keyof typeof companies
const owners: readonly Owner[] = ['employer', 'hospital']

/** A row of `employers`; the keys are its columns. The first companies have a demo sign-in. */
export function employerRow(world: DemoWorld, { id, name, slug, sector, hr, description, size, verifiedBy }: DemoEmployer) {
  const owner = owners.find((one) => world.employers[companies[one]]?.id === id)
  const signIn = owner && demoSignIns[owner]
  return {
    id,
    user_id: owner ? userId(world, owner) : null,
    company_name: name,
    contact_email: signIn?.email ?? `careers@${slug}.example`,
    contact_name: signIn ? `${signIn.firstName} ${signIn.lastName}` : hr,
    website: `https://www.${slug}.example`,
    description,
    industry: sector.industry,
    size,
    subscription_tier: signIn ? 'premium' : 'basic',
    subscription_status: 'active',
    job_posting_limit: 1,
    job_posting_used: 0,
    is_verified: true,
    verified_by: verifiedBy,
    verified_domain: verifiedBy === 'domain' ? `${slug}.example` : null,
    verified_at: ago(world, 200),
    interviewer_addon_active: false,
    // Before the first member joined and before the company was verified.
    created_at: ago(world, foundedDaysAgo),
    updated_at: world.anchor,
  }
}
