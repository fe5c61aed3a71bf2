import { unconfirmedDays } from './rules.ts'

/** What a company is told about one of its jobs without having done it. */
export type PostingNews = 'published' | 'paused' | 'held' | 'released' | 'removed'

type Text = { readonly subject: string; readonly text: string }
type About = { readonly title: string }

export function postingNews(news: PostingNews, { title }: About): Text {
  return {
    published: {
      subject: `Published: ${title}`,
      text: `Your company is verified, and ${title} is open now. Candidates find it in the search, and saved searches report it.`,
    },
    paused: {
      subject: `Paused: ${title}`,
      text: `Nobody has confirmed for ${unconfirmedDays} days that ${title} is still open, so we have paused it and told the people who applied. If it is open, resume it.`,
    },
    held: {
      subject: `On hold: ${title}`,
      text: `Job seekers have reported ${title}. It is not shown until our staff have looked at it. You need not do anything. We'll write to you.`,
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
