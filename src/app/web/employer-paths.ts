import { redirect } from 'react-router'

/**
 * Employers may open what begins with /employer, and what belongs to no area: signing in, the staff sign-in, interviews and CVs by their links, what
 * is written for employers, what they pay, and the policies.
 */
const seenByEmployers =
  /^\/(employer|admin|interviews\/|cv\/view\/|unsubscribe\/?$|((search-resumes|hiring-solutions|recruiter-feedback|pricing|payment-help|auth|login|register|candidate-login|(reset|forgot)-password|verify-email|privacy-policy|terms-conditions|contact-us|cancellation-refund|shipping-delivery)\/?$))/

/** Null where an employer may stay. */
export function wayOfEmployer(pathname: string): Response | null {
  return seenByEmployers.test(pathname) ? null : redirect('/employer-portal')
}
