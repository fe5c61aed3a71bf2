/** Events of a job that applicants are notified of. */
const jobNews = ['paused', 'closed', 'held', 'released', 'removed', 'suspended', 'restored'] as const
export type JobNews = (typeof jobNews)[number]

type AnnouncedJob = { readonly title: string; readonly company: string }
type Text = { readonly title: string; readonly body: string }

/** The text for the notification and the email. A job on hold may be a fraud, so its text begins with advice to be careful. */
export function jobNewsText(news: JobNews, { title, company }: AnnouncedJob): Text {
  const job = `${title} at ${company}`
  return {
    paused: {
      title: `Paused: ${job}`,
      body: 'The company takes no new applications for now. Yours stays where it is.',
    },
    closed: {
      title: `Closed: ${job}`,
      body: 'The company takes no more applications. If it has not answered you yet, it may still do so.',
    },
    held: {
      title: `On hold: ${job}`,
      body: 'Our staff are looking at this job. Pay nobody for a job, and send no documents until we write again.',
    },
    released: {
      title: `No longer on hold: ${job}`,
      body: 'Our staff have looked at the job and found nothing wrong. Your application stays where it is.',
    },
    removed: {
      title: `Removed: ${job}`,
      body: 'Our staff have removed this job because it breaks our terms. If you have paid anything or sent documents, write to us today.',
    },
    suspended: {
      title: `On hold: ${job}`,
      body: `Our staff have suspended ${company}. Pay nobody for a job, send no documents, and go to no interview until we write again.`,
    },
    restored: {
      title: `No longer on hold: ${job}`,
      body: `${company} is no longer suspended. What you have sent stays where it is.`,
    },
  }[news]
}
