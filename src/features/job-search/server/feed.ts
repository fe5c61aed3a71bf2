import { rfc822Text } from '#platform/contract/dates.ts'
import { escapeHtml } from '#platform/contract/escape-html.ts'
import type { PostedJob } from '#features/jobs/server/public.ts'
import { beginningOf, experienceLabels, jobTypeLabels, salaryText } from '#features/jobs/rules.ts'

type Channel = { readonly title: string; readonly origin: string; readonly query: string }

/** Renders jobs as RSS 2.0. All text is escaped, so that the content from employers cannot become markup. */
export function feedXml(jobs: readonly PostedJob[], { title, origin, query }: Channel): string {
  const page = escapeHtml(`${origin}/jobs${query}`)
  const newest = jobs[0] ? `<lastBuildDate>${rfc822Text(jobs[0].createdAt)}</lastBuildDate>\n` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${plain(title)}</title>
<link>${page}</link>
<description>${plain('The newest open jobs of this search')}</description>
<language>en-IN</language>
<ttl>10</ttl>
${newest}<atom:link href="${escapeHtml(`${origin}/jobs/feed.xml${query}`)}" rel="self" type="application/rss+xml"/>
${jobs.map((job) => item(job, origin)).join('')}</channel>
</rss>
`
}

function item(job: PostedJob, origin: string): string {
  const address = escapeHtml(`${origin}/jobs/${job.id}`)
  return `<item>
<title>${plain(`${job.title} at ${job.company}, ${job.location}`)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${rfc822Text(job.createdAt)}</pubDate>
<category>${plain(jobTypeLabels[job.jobType])}</category>
<description>${plain(escapeHtml(summary(job)))}</description>
</item>
`
}

/** The description of an item. Feed readers render it as HTML, so it is escaped twice: as HTML and as XML. */
function summary(job: PostedJob): string {
  const text = job.description.replaceAll(/\s+/g, ' ')
  const facts = [job.location, salaryText(job), jobTypeLabels[job.jobType], experienceLabels[job.experienceLevel]].join(' · ')
  return `${facts}. ${text.length > 300 ? beginningOf(text, 300) : text}`
}

/** Escapes a text, without the control characters that XML does not allow even if escaped. */
function plain(text: string): string {
  return escapeHtml(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))
}
