export const received = 'Thank you. We read each report before it counts in our insights.'

export const privacyNote =
  'Your feedback is confidential. Only anonymized insights are used: no name, no company, and nothing with fewer than three sources.'

/** The messages after the form was sent without scripts. The URL contains only a code, so that nobody can put other text into the page. */
export const formProblems = {
  categoryId: 'Please select a category',
  subcategoryId: 'Please select a role area of this category',
  experienceLevel: 'Please select experience level',
  companyName: 'Company name is required',
  recruiterName: 'Recruiter name is required',
  recruiterEmail: 'Valid email is required',
  actualQuestions: 'At least one question is required',
  assessmentCriteria: 'At least one assessment criteria is required',
  interviewProcess: 'Interview process steps are required',
  timeframe: 'Timeframe is required',
  salaryMin: 'Minimum salary must be positive',
  salaryMax: 'Maximum salary must be positive, and at least the minimum salary',
  text: 'A list may have 20 lines of 300 characters, and the insights 3,000 characters',
  too_many: 'Too many attempts. Please try again later.',
} as const
export type FormProblem = keyof typeof formProblems

export function isFormProblem(code: unknown): code is FormProblem {
  return typeof code === 'string' && Object.hasOwn(formProblems, code)
}
