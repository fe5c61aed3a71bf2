export const received = "We've received your message. We usually reply within 24 hours."

export const callbackReceived = 'Thank you. We call you on the next working day, at the time you chose.'

/** The error without scripts. The URL contains no text, so that nobody can put other text into the page. */
export const callbackProblem =
  'Please check company, name, phone and email, and send the form again. You can ask twice a day for one number.'

/** The messages after the form was sent without scripts. The URL contains only a code, so that nobody can put other text into the page. */
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
