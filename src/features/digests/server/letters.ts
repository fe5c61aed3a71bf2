import { brand } from '#features/site/brand.ts'
import type { Block, Letter } from '#platform/server/letter.ts'
import type { Digest } from '../contract.ts'
import { sectionsOf, subjectOf } from '../rules.ts'

type Reader = { readonly email: string; readonly firstName: string }
type Addresses = { readonly mainUrl: string; readonly unsubscribeUrl: string }

/** The one letter of a day: the key holds the person and the day. */
export function digestLetter(digest: Digest, { email, firstName }: Reader, { mainUrl, unsubscribeUrl }: Addresses): Letter {
  const sections = sectionsOf(digest)
  const jobs = sections.reduce((sum, section) => sum + section.jobs.length, 0)
  const { updates } = digest
  return {
    key: `digest-${digest.userId}-${digest.day}`,
    to: email,
    subject: subjectOf(jobs, updates.length),
    body: [
      `Dear ${firstName},`,
      ...(updates.length > 0 ? [{ heading: 'Your applications' }] : []),
      ...updates.map(({ title, body, link }): Block => ({
        link: title,
        url: `${mainUrl}${link ?? '/notifications'}`,
        note: body,
      })),
      ...sections.flatMap((section): Block[] => [
        { heading: section.title },
        ...section.jobs.map(({ jobId, title, company, location, reason }) => ({
          link: title,
          url: `${mainUrl}/jobs/${jobId}`,
          note: `${company} · ${location}\n${reason}`,
        })),
      ]),
      { button: 'See everything', url: `${mainUrl}/wishes` },
    ],
    why: `You get this letter, at most one a day, because you have asked ${brand.name} for ${updates.length > 0 ? 'one letter a day' : 'job alerts'}.`,
    unsubscribeUrl,
  }
}
