/** At the end of the address of a job's page: the email opens by itself, for anyone who had to sign in again while writing it. */
export const coverLetterHash = '#cover-letter'
