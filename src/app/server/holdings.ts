import { applicationHoldings } from '#features/applications/server/door.ts'
import { authHoldings } from '#features/auth/server/door.ts'
import { billingHoldings } from '#features/billing/server/door.ts'
import { companyHoldings } from '#features/companies/server/door.ts'
import { contactHoldings } from '#features/contact/server/door.ts'
import { cvHoldings } from '#features/cvs/server/door.ts'
import { employerHoldings } from '#features/employers/server/door.ts'
import { jobHoldings } from '#features/jobs/server/door.ts'
import { privacyHoldings } from '#features/privacy/server/door.ts'
import { dropPhotoOf } from '#features/profiles/server/door.ts'
import type { Keepers } from '#features/records/server/door.ts'
import { settingsHoldings } from '#features/settings/server/door.ts'
import { digestHoldings } from '#features/digests/server/door.ts'
import { notificationHoldings } from '#features/notifications/server/door.ts'
import { searchHoldings } from '#features/searches/server/door.ts'
import { staffHoldings } from '#features/staff/server/door.ts'
import { wishHoldings } from '#features/wishes/server/door.ts'
import type { Holding } from '#platform/server/holding.ts'
import { holdingsAhead } from './holdings-ahead.ts'

/**
 * Everything that the product holds on a person. What is pointed to stands above what points to it. A table that is
 * missing here makes `holdings.test.ts` fail.
 */
export const holdings: readonly Holding[] = [
  ...authHoldings,
  ...settingsHoldings,
  ...employerHoldings,
  ...jobHoldings,
  ...cvHoldings,
  ...privacyHoldings,
  ...applicationHoldings,
  ...companyHoldings,
  ...wishHoldings,
  ...contactHoldings,
  ...searchHoldings,
  ...notificationHoldings,
  ...digestHoldings,
  ...billingHoldings,
  ...staffHoldings,
  ...holdingsAhead,
]

/** What a deletion works through. */
export const keepers: Keepers = { holdings, farewells: [dropPhotoOf] }

/** Columns that point to a person's rows, or hold an address or a number, and are nevertheless not theirs: why. */
export const beyondHoldings: Readonly<Record<string, string>> = {
  'saved_jobs.job_id': 'Who has saved a job of an employer is the business of the one who saved it.',
  'applications.job_id': 'An application belongs to the candidate, not to the employer.',
  'applications.cv_id': 'It belongs to the person who applied, whose CV it is.',
  'search_alerts.job_id': 'An alert belongs to whoever has saved the search.',
  'wish_matches.job_id': 'A match belongs to whoever has wished.',
  'jobs_to_match.job_id': 'The jobs that are still to be held against wishes: nothing but their ids.',
  'job_search.job_id': 'The index of the search: words of the job, made and unmade by a trigger.',
  'subscriptions.razorpay_order_id': 'A subscription belongs to the account or the company that it names.',
  'notifications.message_id': 'The application that it names beside it says whose it is.',
  'sandbox_payments.order_id': 'An id and how it went, with play money.',
  'company_ratings.employer_id': 'A rating belongs to whoever has rated.',
  'admin_users.email': 'Staff have accounts of their own.',
  'admin_users.daily_report_email': 'Staff have accounts of their own.',
}
