import { type Block, type Email, greeting } from '#platform/server/email.ts'
import type { Digest, FoundJob, Update } from '../contract.ts'
import { updateSectionsOf, reasonOf, sectionsOf, subjectOf, wayOnOf } from '../rules.ts'

type Reader = { readonly email: string; readonly firstName: string }
type Addresses = { readonly mainUrl: string; readonly unsubscribeUrl: string }

/** The email of a day: its key contains the person and the day. */
export function digestEmail(digest: Digest, { email, firstName }: Reader, { mainUrl, unsubscribeUrl }: Addresses): Email {
  const { userId, day, updates } = digest
  const sections = sectionsOf(digest)
  const jobs = sections.reduce((sum, section) => sum + section.jobs.length, 0)
  const holds = { hasJobs: jobs > 0, hasUpdates: updates.length > 0 }
  return {
    key: `digest-${userId}-${day}`,
    to: email,
    subject: subjectOf(jobs, updates),
    body: [
      greeting(firstName),
      ...updateSectionsOf(updates).flatMap((section): Block[] => [
        { heading: section.title },
        ...section.updates.map((update) => updateLine(update, mainUrl)),
        ...(section.more > 0 ? [`And ${section.more.toLocaleString('en-IN')} more.`] : []),
      ]),
      ...sections.flatMap((section): Block[] => [
        { heading: section.title },
        ...section.jobs.map((found) => jobLine(found, mainUrl)),
      ]),
      { button: 'See all updates', url: mainUrl + wayOnOf(holds, updates) },
    ],
    why: `You're receiving this email, at most one a day, because ${reasonOf(holds)}.`,
    unsubscribeUrl,
  }
}

function updateLine({ title, body, link }: Update, mainUrl: string): Block {
  return { link: title, url: `${mainUrl}${link ?? '/notifications'}`, note: body }
}

function jobLine({ jobId, title, company, location, pay, reason }: FoundJob, mainUrl: string): Block {
  const facts = [company, location, ...(pay ? [pay] : [])].join(' · ')
  return { link: title, url: `${mainUrl}/jobs/${jobId}`, note: `${facts}\n${reason}` }
}
