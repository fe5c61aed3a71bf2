/** At the end of the address of a job's page: the letter opens by itself, for whoever had to sign in again while writing it. */
export const letterHash = '#cover-letter'
