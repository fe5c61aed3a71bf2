/** The migrated database, compared with the specification's tables. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPortal } from '../portal.ts'

const { db } = await openPortal()

/** Section 3 of the specification, word for word. */
const specified: Readonly<Record<string, string>> = {
  sessions: 'sid sess expire',
  users:
    'id email password firstName lastName profileImageUrl phone location experience currentSalary expectedSalary skills demographic availabilityDays cvBuilt subscriptionTier subscriptionStatus subscriptionExpiry cvLimit cvUsed authMethod socialId emailVerified emailVerifyToken emailVerifyExpiry resetToken resetTokenExpiry createdAt updatedAt',
  subscriptions:
    'id userId employerId planId planName planType amount currency paymentId razorpayOrderId paymentStatus subscriptionStatus startDate endDate cvLimit jobPostingLimit isActive metadata createdAt updatedAt',
  admin_users:
    'id email password firstName lastName role isActive lastLogin resetToken resetTokenExpiry dailyReportEmail createdBy createdAt updatedAt',
  admin_logs: 'id adminId action description targetType targetId metadata createdAt',
  cvs: 'id userId personalInfo summary experience education skills achievements languages template isPublic email phone emailVerified verificationToken tokenExpiry downloadAllowed source createdAt updatedAt',
  jobs: 'id title company description location jobType experienceLevel companyLogo requirements benefits demographics salaryMin salaryMax urgentHiring postedBy isActive createdAt expiresAt',
  employers:
    'id companyName contactEmail contactName phone website description logo industry size subscriptionTier subscriptionStatus subscriptionExpiry jobPostingLimit jobPostingUsed isVerified interviewerAddonActive interviewerAddonExpiry stripeCustomerId stripeSubscriptionId createdAt updatedAt',
  applications: 'id jobId userId cvId coverLetter status appliedAt updatedAt',
  wishes: 'id userId company role availabilityDays expectedSalary location isActive createdAt',
  ai_conversations: 'id userId messages context createdAt updatedAt',
  blog_posts: 'id title slug content excerpt tags author isPublished seoTitle seoDescription createdAt publishedAt',
  interview_sessions:
    'id employerId candidate role language startedAt endedAt weightedScore pass summaryJson transcriptUrl audioUrl consentGiven createdAt updatedAt',
  interview_answers: 'id sessionId questionId competency score justification flags answerText sttConfidence createdAt',
  pricing_plans:
    'id name subtitle planType price period buttonText features currency available bestValue isTopUp sortOrder isActive buttonColor justPay cvLimit jobPostingLimit updatedBy createdAt updatedAt',
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (sentEmail) => `_${sentEmail.toLowerCase()}`)

test.each(Object.entries(specified))('%s has every column that is specified', async (table, names) => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
    db,
  )
  const found = new Set(rows.map(({ name }) => name))
  expect(
    names
      .split(' ')
      .map(snake)
      .filter((name) => !found.has(name)),
  ).toEqual([])
})

test('the database has the specified defaults', async () => {
  const { rows } = await sql<{ place: string; value: string }>`
    select table_name || '.' || column_name as place, column_default as value
    from information_schema.columns where table_schema = 'public'`.execute(db)
  const defaults = Object.fromEntries(rows.map(({ place, value }) => [place, value]))
  expect(defaults).toMatchObject({
    'users.cv_limit': '1',
    'users.cv_used': '0',
    'users.subscription_tier': "'free'::text",
    'users.subscription_status': "'active'::text",
    'employers.subscription_tier': "'basic'::text",
    'employers.subscription_status': "'inactive'::text",
    'employers.job_posting_limit': '1',
    'employers.job_posting_used': '0',
    'applications.status': "'applied'::text",
    'subscriptions.currency': "'INR'::text",
    'subscriptions.payment_status': "'pending'::text",
    'subscriptions.subscription_status': "'active'::text",
    'pricing_plans.currency': "'₹'::text",
    'pricing_plans.period': "'/ month'::text",
    'pricing_plans.plan_type': "'single_vacancy'::text",
    'blog_posts.author': "'AI Assistant'::text",
    'cvs.template': "'modern'::text",
    'interview_sessions.language': "'en-IN'::text",
  })
})

test('every key and check carries a name of its own', async () => {
  const { rows } = await sql<{ name: string; owner: string }>`
    select con.conname as name, rel.relname as owner from pg_constraint con
    join pg_class rel on rel.oid = con.conrelid
    where con.connamespace = 'public'::regnamespace and con.contype in ('p', 'f', 'u', 'c') and rel.relname <> 'migrations'`.execute(
    db,
  )
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ name, owner }) => !name.startsWith(`${owner}_`))).toEqual([])
})

test('a row that others point to is deleted without reading whole tables: foreign keys are indexed', async () => {
  const { rows } = await sql<{ place: string }>`
    select rel.relname || '.' || att.attname as place from pg_constraint con
    join pg_class rel on rel.oid = con.conrelid
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = con.conrelid and i.indkey[0] = con.conkey[1])`.execute(db)
  expect(rows.map(({ place }) => place)).toEqual([])
})
