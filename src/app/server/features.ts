import { applicantsFeature } from '#features/applicants/server/feature.ts'
import { applicationsFeature } from '#features/applications/server/feature.ts'
import { articleEditorFeature } from '#features/article-editor/server/feature.ts'
import { articlesFeature } from '#features/articles/server/feature.ts'
import { authFeature } from '#features/auth/server/feature.ts'
import { billingFeature } from '#features/billing/server/feature.ts'
import { candidateHomeFeature } from '#features/candidate-home/server/feature.ts'
import { companiesFeature } from '#features/companies/server/feature.ts'
import { companyVerificationFeature } from '#features/company-verification/server/feature.ts'
import { contactFeature } from '#features/contact/server/feature.ts'
import { cvBuilderFeature } from '#features/cv-builder/server/feature.ts'
import { cvAddressesFeature } from '#features/cv-addresses/server/feature.ts'
import { cvEducationFeature } from '#features/cv-education/server/feature.ts'
import { cvJobsFeature } from '#features/cv-jobs/server/feature.ts'
import { cvImportFeature } from '#features/cv-import/server/feature.ts'
import { cvReadingFeature } from '#features/cv-reading/server/feature.ts'
import { cvSkillsFeature } from '#features/cv-skills/server/feature.ts'
import { cvWordsFeature } from '#features/cv-words/server/feature.ts'
import { cvSharingFeature } from '#features/cv-sharing/server/feature.ts'
import { cvsFeature } from '#features/cvs/server/feature.ts'
import { dailyReportFeature } from '#features/daily-report/server/feature.ts'
import { dataRightsFeature } from '#features/data-rights/server/feature.ts'
import { digestsFeature } from '#features/digests/server/feature.ts'
import { entitlementsFeature } from '#features/entitlements/server/feature.ts'
import { employerDashboardFeature } from '#features/employer-dashboard/server/feature.ts'
import { employersFeature } from '#features/employers/server/feature.ts'
import { findCompanyOf, openProfile } from '#features/employers/server/public.ts'
import { freeCvBuilderFeature } from '#features/free-cv-builder/server/feature.ts'
import { jobBoostsFeature } from '#features/job-boosts/server/feature.ts'
import { jobIndexFeature } from '#features/job-index/server/feature.ts'
import { jobPostingFeature } from '#features/job-posting/server/feature.ts'
import { jobRecommendationsFeature } from '#features/job-recommendations/server/feature.ts'
import { jobReportsFeature } from '#features/job-reports/server/feature.ts'
import { invoicesFeature } from '#features/invoices/server/feature.ts'
import { interviewDisputesFeature } from '#features/interview-disputes/server/feature.ts'
import { interviewPreparationFeature } from '#features/interview-preparation/server/feature.ts'
import { jobSearchFeature } from '#features/job-search/server/feature.ts'
import { jobSuggestionsFeature } from '#features/job-suggestions/server/feature.ts'
import { jobsFeature } from '#features/jobs/server/feature.ts'
import { moderationFeature } from '#features/moderation/server/feature.ts'
import { notificationsFeature } from '#features/notifications/server/feature.ts'
import { offerCheckFeature } from '#features/offer-check/server/feature.ts'
import { operationsFeature } from '#features/operations/server/feature.ts'
import { pdfLayoutFeature } from '#features/pdf-layout/server/feature.ts'
import { plansFeature } from '#features/plans/server/feature.ts'
import { postingImportFeature } from '#features/posting-import/server/feature.ts'
import { privacyFeature } from '#features/privacy/server/feature.ts'
import { profilesFeature } from '#features/profiles/server/feature.ts'
import { recruiterFeedbackFeature } from '#features/recruiter-feedback/server/feature.ts'
import { resumeAlertsFeature } from '#features/resume-alerts/server/feature.ts'
import { resumeSearchFeature } from '#features/resume-search/server/feature.ts'
import { resumeUnlocksFeature } from '#features/resume-unlocks/server/feature.ts'
import { salaryFeature } from '#features/salary/server/feature.ts'
import { savedSearchesFeature } from '#features/saved-searches/server/feature.ts'
import { searchPlacesFeature } from '#features/search-places/server/feature.ts'
import { searchWordsFeature } from '#features/search-words/server/feature.ts'
import { settingsFeature } from '#features/settings/server/feature.ts'
import { siteFeature } from '#features/site/server/feature.ts'
import { staffFeature } from '#features/staff/server/feature.ts'
import { subscriptionsFeature } from '#features/subscriptions/server/feature.ts'
import { userManagementFeature } from '#features/user-management/server/feature.ts'
import { trafficFeature } from '#features/traffic/server/feature.ts'
import { wishesFeature } from '#features/wishes/server/feature.ts'
import { assistantFeatures } from './assistant-features.ts'
import { interviewFeatures } from './interview-features.ts'
import { erasureRegistryOf, type Feature, paymentHooksOf } from '#platform/server/feature.ts'

/** Every feature except the one that exports and erases the data of all of these. A feature comes after those whose tables it references. */
const holders: readonly Feature[] = [
  siteFeature,
  authFeature({ onRegister: [openProfile], findCompany: findCompanyOf }),
  settingsFeature,
  entitlementsFeature,
  employersFeature,
  jobsFeature,
  jobBoostsFeature,
  jobSuggestionsFeature,
  searchPlacesFeature,
  searchWordsFeature,
  jobIndexFeature,
  jobSearchFeature,
  cvsFeature,
  cvWordsFeature,
  cvAddressesFeature,
  cvEducationFeature,
  cvJobsFeature,
  cvSkillsFeature,
  cvReadingFeature,
  pdfLayoutFeature,
  cvImportFeature,
  cvSharingFeature,
  cvBuilderFeature,
  freeCvBuilderFeature,
  privacyFeature,
  applicationsFeature,
  jobPostingFeature,
  postingImportFeature,
  jobReportsFeature,
  applicantsFeature,
  ...interviewFeatures,
  companiesFeature,
  employerDashboardFeature,
  wishesFeature,
  contactFeature,
  savedSearchesFeature,
  notificationsFeature,
  digestsFeature,
  staffFeature,
  plansFeature,
  billingFeature,
  companyVerificationFeature,
  profilesFeature,
  resumeSearchFeature,
  resumeUnlocksFeature,
  subscriptionsFeature,
  // After the features that grant something for a payment, because other payments wait for the next invoice number.
  invoicesFeature,
  resumeAlertsFeature,
  candidateHomeFeature,
  jobRecommendationsFeature,
  salaryFeature,
  articlesFeature,
  interviewPreparationFeature,
  articleEditorFeature,
  recruiterFeedbackFeature,
  interviewDisputesFeature,
  userManagementFeature,
  trafficFeature,
  dailyReportFeature,
  operationsFeature,
  offerCheckFeature,
  ...assistantFeatures,
]

export const erasureRegistry = erasureRegistryOf(holders)

/** Every feature of the product. */
export const features: readonly Feature[] = [
  ...holders,
  moderationFeature(holders.flatMap(({ queues = [] }) => queues)),
  dataRightsFeature(erasureRegistry),
]

/** The hooks of the features for paid and refunded orders. */
export const paymentHooks = paymentHooksOf(features)

export const contracts = features.flatMap(({ calls }) => calls.map(({ contract }) => contract))
