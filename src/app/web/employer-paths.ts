import { redirect } from 'react-router'

/**
 * The paths that employers may open: everything under /employer, and paths for everyone: sign-in, the staff area, interviews and CVs by link, pages
 * for employers, payments and policies.
 */
const seenByEmployers =
  /^\/(employer|admin|interviews\/|cv\/view\/|unsubscribe\/?$|((search-resumes|hiring-solutions|recruiter-feedback|pricing|payment-help|auth|login|register|candidate-login|(reset|forgot)-password|verify-email|privacy-policy|terms-conditions|contact-us|cancellation-refund|shipping-delivery)\/?$))/

/** Redirects an employer from a path for candidates to the portal. Null for any other path. */
export function wayOfEmployer(pathname: string): Response | null {
  return seenByEmployers.test(pathname) ? null : redirect('/employer-portal')
}
