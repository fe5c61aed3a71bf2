import { applicationPersonalData } from '#features/applications/server/public.ts'
import { authPersonalData } from '#features/auth/server/public.ts'
import { billingPersonalData } from '#features/billing/server/public.ts'
import { companyPersonalData } from '#features/companies/server/public.ts'
import { contactPersonalData } from '#features/contact/server/public.ts'
import { cvPersonalData } from '#features/cvs/server/public.ts'
import { employerPersonalData } from '#features/employers/server/public.ts'
import { jobPersonalData } from '#features/jobs/server/public.ts'
import { privacyPersonalData } from '#features/privacy/server/public.ts'
import { deletePhotoOf } from '#features/profiles/server/public.ts'
import type { ErasureRegistry } from '#features/data-rights/server/public.ts'
import { settingsPersonalData } from '#features/settings/server/public.ts'
import { digestPersonalData } from '#features/digests/server/public.ts'
import { notificationPersonalData } from '#features/notifications/server/public.ts'
import { savedSearchPersonalData } from '#features/saved-searches/server/public.ts'
import { staffPersonalData } from '#features/staff/server/public.ts'
import { wishPersonalData } from '#features/wishes/server/public.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { plannedTables } from './planned-tables.ts'

/**
 * Everything that the product holds on a person. What is pointed to stands above what points to it. A table that is
 * missing here makes `personal-data.test.ts` fail.
 */
export const personalData: readonly PersonalDataTable[] = [
  ...authPersonalData,
  ...settingsPersonalData,
  ...employerPersonalData,
  ...jobPersonalData,
  ...cvPersonalData,
  ...privacyPersonalData,
  ...applicationPersonalData,
  ...companyPersonalData,
  ...wishPersonalData,
  ...contactPersonalData,
  ...savedSearchPersonalData,
  ...notificationPersonalData,
  ...digestPersonalData,
  ...billingPersonalData,
  ...staffPersonalData,
  ...plannedTables,
]

/** What a deletion works through. */
export const erasureRegistry: ErasureRegistry = { personalData, beforeEraseHooks: [deletePhotoOf] }

/** Columns that point to a person's rows, or hold an address or a number, and are nevertheless not theirs: why. */
export const personalDataExceptions: Readonly<Record<string, string>> = {
  'saved_jobs.job_id': 'Who has saved a job of an employer is the business of the one who saved it.',
  'applications.job_id': 'An application belongs to the candidate, not to the employer.',
  'applications.cv_id': 'It belongs to the person who applied, whose CV it is.',
  'search_alerts.job_id': 'An alert belongs to whoever has saved the search.',
  'wish_matches.job_id': 'A match belongs to whoever has wished.',
  'jobs_to_match.job_id': 'The jobs that are still to be held against wishes: nothing but their ids.',
  'job_search.job_id': 'The index of the search: words of the job, made and unmade by a trigger.',
  'sandbox_payments.order_id': 'An id and how it went, with play money.',
  'company_ratings.employer_id': 'A rating belongs to whoever has rated.',
  'admin_users.email': 'Staff have accounts of their own.',
  'admin_users.daily_report_email': 'Staff have accounts of their own.',
}
