/** At the end of the URL of a job: the cover letter opens by itself, for a person who had to sign in again while writing it. */
export const coverLetterHash = '#cover-letter'
