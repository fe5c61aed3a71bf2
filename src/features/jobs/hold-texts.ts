/** Why staff keep a job back: they check it, or they check whether it asks candidates for money. */
export type JobHold = 'check' | 'money'

/**
 * What candidates read about a job on hold. It may be a fraud, so each text says that a job costs nothing. The server sends them, so that no bundle
 * contains them.
 */
export const holdTexts: Readonly<Record<JobHold, string>> = {
  check: 'Our staff are checking this job. Pay nobody for a job, and send no documents until it is open again.',
  money:
    'Our staff are checking whether this job asks for money. Never pay for a job, not even a deposit that you would get back.',
}
