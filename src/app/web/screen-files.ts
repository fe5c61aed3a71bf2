import { fetchScreen } from './fetch-screen.ts'

const files = import.meta.glob<object>([
  './screens/*.tsx',
  '!./screens/{dev-ui,admin-*,employer-*}.tsx',
  // Those of other-files.ts.
  '!./screens/{cancellation-refund,privacy-policy,shipping-delivery,terms-conditions}.tsx',
  '!./screens/{cv-own,cv-verify,cv-view,interview,unsubscribe,verify-email}.tsx',
  '!./screens/{hiring-solutions,payment-help,razorpay-demo,recruiter-feedback,search-resumes}.tsx',
])

/** The file of a screen that is not for employers or staff alone. */
export const screenFile = (name: string): (() => Promise<object>) =>
  files[`./screens/${name}.tsx`] ?? fetchScreen(() => import('./other-files.ts'), name)
