import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const stands = 'Other people have applied there: their history names the company.'
const ofThePlan = 'Says nothing about a person.'

export const employerPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'employers',
    about: 'The profile of your company.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: {
      set: {
        user_id: null,
        contact_email: 'deleted-{id}@deleted.invalid',
        contact_name: null,
        phone: null,
        website: null,
        description: null,
        logo: null,
        subscription_status: 'inactive',
        interviewer_addon_active: false,
        stripe_customer_id: null,
        stripe_subscription_id: null,
      },
      stays: { company_name: stands, industry: stands, size: stands, subscription_tier: ofThePlan },
    },
  },
]
