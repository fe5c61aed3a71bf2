import type { PersonalDataTable } from '#platform/server/personal-data.ts'

/** A company with a team is not the data of one person; its address and name are handed over before an owner is erased. */
const isAlone = `not exists (
  select from employer_members other where other.employer_id = employers.id and other.user_id <> employers.user_id)`
const stands = 'Other people have applied there: their history names the company.'
const stays = 'The company keeps what was done; who did it is not in it.'
const ofThePlan = 'Says nothing about a person.'

export const employerPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'employers',
    about: 'The profile of your company.',
    links: [{ column: 'user_id', is: 'id', when: isAlone }],
    onDelete: {
      set: {
        user_id: null,
        contact_email: 'deleted-{id}@deleted.invalid',
        contact_name: null,
        phone: null,
        website: null,
        description: null,
        logo: null,
        verified_domain: null,
        subscription_status: 'inactive',
        interviewer_addon_active: false,
        stripe_customer_id: null,
        stripe_subscription_id: null,
      },
      stays: { company_name: stands, industry: stands, size: stands, subscription_tier: ofThePlan },
    },
  },
  {
    table: 'employer_members',
    about: 'The team of a company to which you belong.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'employer_invitations',
    about: 'Invitations of your address into the team of a company.',
    links: [{ column: 'email', is: 'address' }],
    leftOut: {
      token_hash: 'Anyone who reads it could accept the invitation.',
      invited_by: 'It belongs to the person who has invited you.',
    },
    onDelete: 'erased',
  },
  {
    name: 'employer_invitations_sent',
    table: 'employer_invitations',
    about: 'Invitations that you have sent.',
    links: [{ column: 'invited_by', is: 'id' }],
    notExported: 'They are about the people you have invited.',
    onDelete: { set: { invited_by: null }, stays: { email: 'It is the address of the person who was invited.' } },
  },
  {
    table: 'employer_actions',
    about: 'What you have done for a company.',
    links: [{ column: 'user_id', is: 'id' }],
    leftOut: { member_id: 'It names another person of the team.' },
    onDelete: { set: { user_id: null }, stays: { action: stays, about: stays } },
  },
  {
    name: 'employer_actions_on_you',
    table: 'employer_actions',
    about: 'What others have done with your place in a team.',
    links: [{ column: 'member_id', is: 'id' }],
    leftOut: { user_id: 'It names another person of the team.' },
    onDelete: { set: { member_id: null }, stays: { action: stays, about: stays } },
  },
]
