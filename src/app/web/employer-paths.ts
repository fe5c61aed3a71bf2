import { redirect } from 'react-router'

/**
 * Employers see what begins with /employer. Beside it only what is nobody's area: signing in, the staff's entrance, an interview
 * and a CV that are reached by their links, and the texts that everyone has agreed to.
 */
const seenByEmployers =
  /^\/(employer|admin|interviews\/|cv\/view\/|unsubscribe\/?$|((auth|login|register|candidate-login|(reset|forgot)-password|verify-email|privacy-policy|terms-conditions|contact-us|cancellation-refund|shipping-delivery)\/?$))/

/** Null where an employer may stay. */
export function wayOfEmployer(pathname: string): Response | null {
  return seenByEmployers.test(pathname) ? null : redirect('/employer-portal')
}
