import type { ApplicationStatus } from './contract.ts'

/** What it means for the person, beyond the name of the status. */
export const statusMeanings: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'The employer has your application.',
  in_review: 'The employer has begun to read your application.',
  under_review: 'The employer is looking at your application more closely.',
  interview: 'The employer would like to talk to you, and will tell you when and how.',
  offer: 'The employer offers you the job, and will tell you the terms.',
  hired: 'You have got the job. Congratulations!',
  rejected: 'The employer has decided for somebody else this time. Your CV and your other applications are not touched by it.',
  withdrawn: 'You have taken your application back.',
}
