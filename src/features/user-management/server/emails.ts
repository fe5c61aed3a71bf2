import { brand } from '#features/site/brand.ts'
import { type Email, greeting } from '#platform/server/email.ts'
import { reaction } from '#platform/server/events.ts'
import { suspensionChanged } from '../contract.ts'
import { findSuspension, listAddresses } from './suspension-queries.ts'

type Person = { readonly id: string; readonly email: string; readonly firstName: string }
/** `company` is its name, if the whole company is suspended. */
type Facts = { readonly id: string; readonly company: string | null; readonly reason: string; readonly supportEmail: string }

function suspendedEmail(person: Person, { id, company, reason, supportEmail }: Facts): Email {
  return {
    key: `suspended-${id}-${person.id}`,
    to: person.email,
    subject: company ? `${company} is suspended at ${brand.name}` : `Your account at ${brand.name} is suspended`,
    body: [
      greeting(person.firstName),
      company
        ? `We have suspended ${company} at ${brand.name}. Nobody in its team can sign in, and its jobs are not shown.`
        : `We have suspended your account at ${brand.name}. You can't sign in.`,
      { facts: [['Reason', reason]] },
      `If you think that this is a mistake, write to us: ${supportEmail}`,
    ],
    why: whyOf(company),
  }
}

function restoredEmail(person: Person, { id, company }: Facts, mainUrl: string): Email {
  return {
    key: `restored-${id}-${person.id}`,
    to: person.email,
    subject: company ? `${company} is restored at ${brand.name}` : `Your account at ${brand.name} is restored`,
    body: [
      greeting(person.firstName),
      company
        ? `${company} is no longer suspended at ${brand.name}. Its team can sign in, and its jobs that have not expired are shown again.`
        : `Your account at ${brand.name} is no longer suspended. You can sign in again.`,
      { button: 'Sign in', url: `${mainUrl}${company ? '/employer/login' : '/auth'}` },
    ],
    why: whyOf(company),
  }
}

function whyOf(company: string | null): string {
  return company
    ? `You're receiving this email because you belong to the team of ${company} at ${brand.name}.`
    : `You're receiving this email because you have an account at ${brand.name}.`
}

/** Sent whatever the settings of the person are, because it is about the account itself. */
export const mailSuspension = reaction('mailSuspension', suspensionChanged, async (context, { suspensionId, change }) => {
  const { db, sendEmail, sites } = context
  const suspension = await findSuspension(db, suspensionId)
  if (!suspension) return
  const { id, reason, companyName: company } = suspension
  const facts = { id, reason, company, supportEmail: sites.supportEmail }
  for (const person of await listAddresses(db, suspension)) {
    const email = change === 'suspended' ? suspendedEmail(person, facts) : restoredEmail(person, facts, sites.mainUrl)
    await sendEmail(email)
  }
})
