import { phoneKey } from '#features/cvs/rules.ts'
import { ago } from './insert-rows.ts'
import { type Applicant } from './applicants.ts'
import { demoId } from './demo-id.ts'
import type { Row } from './insert-rows.ts'
import type { DemoWorld } from './demo-world.ts'

const firstIndex = 1_000

export function applicantId({ seed }: Pick<DemoWorld, 'seed'>, { index }: Pick<Applicant, 'index'>): string {
  return demoId(seed, 'user', firstIndex + index)
}

export function applicantCvId({ seed }: Pick<DemoWorld, 'seed'>, { index }: Pick<Applicant, 'index'>): string {
  return demoId(seed, 'cv', firstIndex + index)
}

/** They signed in through an identity provider that does not exist, so no password opens their accounts. */
export function applicantUserRows(world: DemoWorld, applicants: readonly Applicant[]): Row[] {
  return applicants.map((applicant) => ({
    id: applicantId(world, applicant),
    email: applicant.cv.personalInfo.email,
    first_name: applicant.firstName,
    last_name: applicant.lastName,
    phone: applicant.cv.personalInfo.phone,
    location: `${applicant.place.city}, ${applicant.place.state}`,
    experience: applicant.years,
    skills: applicant.cv.skills,
    cv_built: true,
    cv_used: 1,
    cv_limit: 1,
    subscription_tier: 'free',
    subscription_status: 'active',
    auth_method: 'google',
    social_id: `demo-${applicant.index}`,
    email_verified: true,
    created_at: ago(world, 90),
    updated_at: ago(world, 90),
  }))
}

export function applicantCvRows(world: DemoWorld, applicants: readonly Applicant[]): Row[] {
  return applicants.map((applicant) => {
    const { personalInfo, ...rest } = applicant.cv
    return {
      ...rest,
      id: applicantCvId(world, applicant),
      user_id: applicantId(world, applicant),
      personal_info: personalInfo,
      template_version: 1,
      is_public: false,
      email: personalInfo.email,
      phone: personalInfo.phone,
      phone_key: phoneKey(personalInfo.phone),
      email_verified: true,
      download_allowed: true,
      source: 'pasand',
      created_at: ago(world, 80),
      updated_at: ago(world, 80),
    }
  })
}
