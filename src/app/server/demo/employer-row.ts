import type { DemoEmployer } from './employers.ts'

/** Named like its columns. Nobody signs in for these companies yet. */
export function employerRow({ id, name, slug, sector, hr, description, size, isVerified }: DemoEmployer, anchor: Date) {
  return {
    id,
    user_id: null,
    company_name: name,
    contact_email: `careers@${slug}.example`,
    contact_name: hr,
    website: `https://www.${slug}.example`,
    description,
    industry: sector.industry,
    size,
    subscription_tier: 'basic',
    subscription_status: 'active',
    job_posting_limit: 1_000_000,
    job_posting_used: 0,
    is_verified: isVerified,
    interviewer_addon_active: false,
    created_at: anchor,
    updated_at: anchor,
  }
}
