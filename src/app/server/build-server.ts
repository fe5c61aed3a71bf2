import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { account } from '#features/account/contract.ts'
import { accountRoutes } from '#features/account/server/routes.ts'
import { applications } from '#features/applications/contract.ts'
import { following } from '#features/applications/following-contract.ts'
import { hiring } from '#features/applications/hiring-contract.ts'
import { followingRoutes } from '#features/applications/server/following-routes.ts'
import { hiringRoutes } from '#features/applications/server/hiring-routes.ts'
import { applicationRoutes } from '#features/applications/server/routes.ts'
import { threadRoutes } from '#features/applications/server/thread-routes.ts'
import { threads } from '#features/applications/thread-contract.ts'
import { auth, signInLinks } from '#features/auth/contract.ts'
import { sessionCookieName } from '#features/auth/server/door.ts'
import { authRoutes } from '#features/auth/server/routes.ts'
import { billing } from '#features/billing/contract.ts'
import { billingRoutes } from '#features/billing/server/routes.ts'
import { companies } from '#features/companies/contract.ts'
import { companyRatings } from '#features/companies/rating-contract.ts'
import { ratingRoutes } from '#features/companies/server/rating-routes.ts'
import { companyRoutes } from '#features/companies/server/routes.ts'
import { contact } from '#features/contact/contract.ts'
import { contactDesk } from '#features/contact/desk-contract.ts'
import { contactDeskRoutes } from '#features/contact/server/desk-routes.ts'
import { contactRoutes } from '#features/contact/server/routes.ts'
import { cvs } from '#features/cvs/contract.ts'
import { cvDesk } from '#features/cvs/desk/contract.ts'
import { cvFiles } from '#features/cvs/files/contract.ts'
import { cvDeskRoutes } from '#features/cvs/server/desk-routes.ts'
import { cvImport } from '#features/cvs/import/contract.ts'
import { cvFileRoutes, cvImportRoutes } from '#features/cvs/server/file-routes.ts'
import { cvRoutes } from '#features/cvs/server/routes.ts'
import { employers } from '#features/employers/contract.ts'
import { findCompanyOf, openProfile } from '#features/employers/server/door.ts'
import { cvViewRoutes } from '#features/cvs/server/view-routes.ts'
import { cvViews } from '#features/cvs/view-contract.ts'
import { employerRoutes } from '#features/employers/server/routes.ts'
import { jobs } from '#features/jobs/contract.ts'
import { jobFigures } from '#features/jobs/figures-contract.ts'
import { jobFigureRoutes } from '#features/jobs/server/figure-routes.ts'
import { jobRoutes } from '#features/jobs/server/routes.ts'
import { suggestRoutes } from '#features/jobs/server/suggest-routes.ts'
import { suggestions } from '#features/jobs/suggest-contract.ts'
import { records } from '#features/records/contract.ts'
import { recordRoutes } from '#features/records/server/routes.ts'
import { settings } from '#features/settings/contract.ts'
import { settingsRoutes } from '#features/settings/server/routes.ts'
import { profiles } from '#features/profiles/contract.ts'
import { profileRoutes } from '#features/profiles/server/routes.ts'
import { brand } from '#features/site/brand.ts'
import { privacy } from '#features/privacy/contract.ts'
import { privacyRoutes } from '#features/privacy/server/routes.ts'
import { salary } from '#features/salary/contract.ts'
import { salaryRoutes } from '#features/salary/server/routes.ts'
import { site } from '#features/site/contract.ts'
import { siteRoutes } from '#features/site/server/routes.ts'
import { notifications } from '#features/notifications/contract.ts'
import { notificationRoutes } from '#features/notifications/server/routes.ts'
import { searches } from '#features/searches/contract.ts'
import { searchRoutes } from '#features/searches/server/routes.ts'
import { unsubscribing } from '#features/settings/unsubscribe-contract.ts'
import { unsubscribeRoutes } from '#features/settings/server/unsubscribe-routes.ts'
import { wishes } from '#features/wishes/contract.ts'
import { wishRoutes } from '#features/wishes/server/routes.ts'
import { staff } from '#features/staff/contract.ts'
import { staffCookieName } from '#features/staff/server/door.ts'
import { staffRoutes } from '#features/staff/server/routes.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serveDescription } from '#platform/server/api-description/serve-description.ts'
import { healthCalls, serveHealth } from '#platform/server/health.ts'
import { cookieName } from '#platform/server/http/cookie-names.ts'
import { openGround } from '#platform/server/http/ground.ts'
import type { LogSettings } from '#platform/server/http/log.ts'
import { keepers } from './holdings.ts'
import { serveDevMail } from './dev-mail.ts'
import { serveIcons } from './serve-icons.ts'
import { serveSiteFiles } from './site-files.ts'

/** One line per feature: what it promises, and who keeps the promise. */
export const features = [
  { contract: site, routes: siteRoutes },
  { contract: auth, routes: authRoutes([openProfile], findCompanyOf) },
  { contract: employers, routes: employerRoutes },
  { contract: privacy, routes: privacyRoutes },
  { contract: cvs, routes: cvRoutes },
  { contract: cvViews, routes: cvViewRoutes },
  { contract: cvDesk, routes: cvDeskRoutes },
  { contract: cvFiles, routes: cvFileRoutes },
  { contract: cvImport, routes: cvImportRoutes },
  { contract: jobFigures, routes: jobFigureRoutes },
  { contract: suggestions, routes: suggestRoutes },
  { contract: jobs, routes: jobRoutes },
  { contract: applications, routes: applicationRoutes },
  { contract: following, routes: followingRoutes },
  { contract: hiring, routes: hiringRoutes },
  { contract: threads, routes: threadRoutes },
  { contract: account, routes: accountRoutes },
  { contract: settings, routes: settingsRoutes },
  { contract: profiles, routes: profileRoutes },
  { contract: records, routes: recordRoutes(keepers) },
  { contract: wishes, routes: wishRoutes },
  { contract: searches, routes: searchRoutes },
  { contract: notifications, routes: notificationRoutes },
  { contract: unsubscribing, routes: unsubscribeRoutes },
  { contract: salary, routes: salaryRoutes },
  { contract: contact, routes: contactRoutes },
  { contract: staff, routes: staffRoutes },
  { contract: contactDesk, routes: contactDeskRoutes },
  { contract: companies, routes: companyRoutes },
  { contract: companyRatings, routes: ratingRoutes },
  { contract: billing, routes: billingRoutes },
]

/** All that is described at `/api/docs`: also what is served by hand. */
export const described = { contracts: [...features.map(({ contract }) => contract), healthCalls], redirects: signInLinks }

export type ServerSettings = {
  readonly logLevel: string
  /** Where the log goes instead of stdout. */
  readonly logTo?: LogSettings['to']
}

/** The whole API, without a port and without screens: what `main.ts` listens with and what the tests knock at. */
export async function buildServer(facilities: Facilities, serving: ServerSettings): Promise<FastifyInstance> {
  const { logLevel, logTo } = serving
  const origins = [facilities.sites.mainUrl, facilities.sites.cvUrl]
  const log = { level: logLevel, ...(logTo ? { to: logTo } : {}) }
  const app = await openGround({ ...facilities.config, cookieKey: facilities.keyFor('cookies'), origins, log })
  serveHealth(app, facilities.db)
  for (const { routes } of features) routes(app, facilities)
  serveDescription(app, {
    title: `The calls of ${brand.name}`,
    url: facilities.sites.mainUrl,
    cookies: { user: cookieName(app, sessionCookieName), staff: cookieName(app, staffCookieName) },
    ...described,
  })
  serveSiteFiles(app, facilities)
  serveIcons(app, facilities)
  const { isDev, isPublic, dataDir } = facilities.config
  if (isDev && !isPublic) serveDevMail(app, path.resolve(dataDir, 'outbox'))
  app.all('/api/*', (_request, reply) => reply.code(404).send({ message: 'Not Found' }))
  return app
}
