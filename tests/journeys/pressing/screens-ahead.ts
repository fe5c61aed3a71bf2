/** Screens that the header and the footer name already and that are still to come. Anyone who builds one takes its line along. */
export const screensAhead: ReadonlySet<string> = new Set([
  '/employer-portal',
  '/career-guidance',
  '/blog',
  '/interview-prep',
  '/search-resumes',
  '/pricing',
  '/hiring-solutions',
  '/recruiter-feedback',
])
