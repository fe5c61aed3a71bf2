import type { PostingReason } from './contract.ts'
import { unconfirmedDays } from './rules.ts'

/** Events of a job that its company is notified of because others have caused them. */
export type PostingNews = 'published' | 'incomplete' | 'paused' | 'held' | 'released' | 'removed'

type Text = { readonly subject: string; readonly text: string }
/** `faults` are the errors of the text, each as a sentence without a full stop. */
type JudgedPosting = { readonly title: string; readonly faults: readonly string[]; readonly reason?: PostingReason | null }

export function postingNews(news: PostingNews, { title: written, faults, reason }: JudgedPosting): Text {
  const title = written || 'a job without a title'
  return {
    published: {
      subject: `Published: ${title}`,
      text: `Your company is verified, and ${title} is open now. Candidates find it in the search, and saved searches report it.`,
    },
    incomplete: {
      subject: `Not published: ${title}`,
      text: `Your company is verified, but we could not publish ${title}. ${faults.map((fault) => `${fault}. `).join('')}It is a draft again: complete it, and press Publish.`,
    },
    paused: {
      subject: `Paused: ${title}`,
      text: `Nobody has confirmed for ${unconfirmedDays} days that ${title} is still open, so we have paused it and told the people who applied. If it is open, resume it.`,
    },
    held: {
      subject: `On hold: ${title}`,
      text:
        reason === 'reports'
          ? `Job seekers have reported ${title}. It is not shown until our staff have looked at it. You need not do anything. We'll write to you.`
          : `The text of ${title} seems to ask candidates for money. A job never costs them money, so it is not shown until our staff have looked at it. We'll write to you.`,
    },
    released: {
      subject: `No longer on hold: ${title}`,
      text: `Our staff have looked at ${title} and found nothing wrong. It is shown again.`,
    },
    removed: {
      subject: `Removed: ${title}`,
      text: `Our staff have removed ${title}, because it breaks our terms. A job never asks a candidate for money, and names a real position with true facts.`,
    },
  }[news]
}
