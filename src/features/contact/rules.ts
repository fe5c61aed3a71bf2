export const received = 'Your message has reached us. We usually answer within 24 hours.'

/** What is told to anyone who has sent the form without scripts. The address of the page names it, so that nobody else's words get in. */
export const formProblems = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Please enter a valid email',
  subject: 'Subject is required',
  message: 'Message is required. It may have 5,000 characters and 5 links.',
  too_many: 'Too many attempts. Please try again later.',
} as const
export type FormProblem = keyof typeof formProblems

export function isFormProblem(code: unknown): code is FormProblem {
  return typeof code === 'string' && Object.hasOwn(formProblems, code)
}
