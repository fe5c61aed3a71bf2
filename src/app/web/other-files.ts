/** Screens that few people open, or that a link in an email or at the foot of a page leads to. The first script has no names of these files. */
export const files = import.meta.glob<object>([
  './screens/{cancellation-refund,privacy-policy,shipping-delivery,terms-conditions}.tsx',
  './screens/{cv-own,cv-verify,cv-view,interview,unsubscribe,verify-email}.tsx',
  './screens/{hiring-solutions,payment-help,razorpay-demo,recruiter-feedback,search-resumes}.tsx',
])
