import type { FastifyInstance } from 'fastify'
import { toJsonResume } from '#features/cvs/json-resume.ts'
import {
  cvPdf,
  docx,
  endLink,
  plainText,
  renewLink,
  sendPages,
  setHidesContact,
  type StoredCv,
  deleteFreeCvRow,
  findCv,
  spendVerificationToken,
} from '#features/cvs/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { cvSharing } from '../contract.ts'
import { findOwn, type Visit } from './cv-access.ts'
import { endOwnerSession, startOwnerSession } from './owner-token.ts'
import { requestLinkEmail, requestVerificationByLink, requestVerificationEmail } from './request-emails.ts'
import { drawPages, type FileMaker, takeFile } from './take-file.ts'
import { viewCv } from './view-cv.ts'
import { recordConsent, withdrawConsent } from '#features/privacy/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import { digestOf } from '#platform/server/token.ts'

/** Returns the link of the CV whose address is verified now. If two calls use one token, the row lock lets one succeed. */
async function verifyCv(db: Db, token: string, now: Date): Promise<string | null> {
  const id = await spendVerificationToken(db, digestOf(token), now)
  if (!id) throw refuse(cvSharing['POST /api/cvs/verify'], 'deadToken')
  return (await findCv(db, id))?.linkId ?? null
}

/** Its consents and tokens are deleted with the row. The CV of an account is deleted with other calls. */
async function deleteFreeCv(db: Db, { id }: StoredCv): Promise<void> {
  const isDeleted = await db.transaction().execute((tx) => deleteFreeCvRow(tx, id))
  if (!isDeleted) throw refuse(cvSharing['POST /api/cvs/:id/delete'], 'notFound')
}

/** For anonymous CVs: the settings of an account decide what its CV shares. */
async function changeSharing(db: Db, { id, userId }: StoredCv, isShared: boolean, now: Date): Promise<void> {
  if (userId !== null) throw refuse(cvSharing['PUT /api/cvs/:id/sharing'], 'notFound')
  await db.transaction().execute((tx) => (isShared ? recordConsent : withdrawConsent)(tx, { cvId: id }, 'cv-sharing', now))
}

export function cvSharingRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, cvSharing, {
    ...ownerCalls(context),
    ...downloadCalls(context),
    'POST /api/cvs/aisacv/link-letter': async ({ body, request }) => {
      await requestLinkEmail(context, body.phone, request.ip)
      return { message: "If a CV has this phone number, we've emailed its link to the address in that CV." }
    },
    'GET /api/cvs/view/:cvId': ({ params, ...visit }) => {
      visit.reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store')
      return viewCv(context, visit, params.cvId)
    },
    'GET /api/cvs/view/:cvId/pages': async ({ params, ...visit }) => {
      visit.reply.header('x-robots-tag', 'noindex')
      return sendPages(await drawPages(context, visit, params.cvId), visit)
    },
    'POST /api/cvs/view/:cvId/verification-email': async ({ params, ...visit }) => {
      await requestVerificationByLink(context, visit, params.cvId)
      return { message: 'Only the link in the newest email works. Check your spam folder too.' }
    },
    'POST /api/cvs/verify': async ({ body }) => {
      const linkId = await verifyCv(db, body.token, clock())
      return { message: 'Your email is verified. You can now download your PDF.', linkId }
    },
    'POST /api/cvs/own': ({ body, reply }) => startOwnerSession(context, { reply }, body.token),
    'DELETE /api/cvs/own': async (visit) => {
      await endOwnerSession(context, visit)
      return { message: "You've signed out of your CV in this browser." }
    },
  })
}

type CvRequest = Visit & { readonly params: { readonly id: string } }

/** Calls for the owner only, who is identified by the account or by the emailed link. */
function ownerCalls(context: AppContext) {
  const { db, clock } = context
  async function own({ params, ...visit }: CvRequest): Promise<StoredCv> {
    const cv = await findOwn(context, visit, params.id)
    if (!cv) throw refuse(cvSharing['PUT /api/cvs/:id/link'], 'notFound')
    return cv
  }
  return {
    'PUT /api/cvs/:id/link': async ({ body, ...args }: CvRequest & { readonly body: { readonly hidesContact: boolean } }) =>
      setHidesContact(db, (await own(args)).id, body.hidesContact),
    'POST /api/cvs/:id/link': async (visit: CvRequest) => renewLink(db, (await own(visit)).id),
    'DELETE /api/cvs/:id/link': async (visit: CvRequest) => endLink(db, (await own(visit)).id),
    'PUT /api/cvs/:id/sharing': async ({ body, ...args }: CvRequest & { readonly body: { readonly isShared: boolean } }) => {
      await changeSharing(db, await own(args), body.isShared, clock())
      return body
    },
    'POST /api/cvs/:id/verification-letter': async (visit: CvRequest) => {
      await requestVerificationEmail(context, await own(visit))
      return { message: "We've emailed the link to the address in your CV." }
    },
    'POST /api/cvs/:id/delete': async (visit: CvRequest) => {
      await deleteFreeCv(db, await own(visit))
      return { message: 'Your CV has been deleted.' }
    },
  }
}

function downloadCalls(context: AppContext) {
  const call = (ending: string, make: FileMaker['make']) => (download: CvRequest) =>
    takeFile(context, download, download.params.id, { ending, make })
  return {
    'GET /api/cvs/download/:id': call('pdf', (cv, requester) => cvPdf(context, cv, requester)),
    'GET /api/cvs/download/:id/docx': call('docx', ({ body }) => docx(body)),
    'GET /api/cvs/download/:id/json': call('json', ({ body }) => Buffer.from(JSON.stringify(toJsonResume(body), null, 2))),
    'GET /api/cvs/download/:id/text': call('txt', ({ body }) => plainText(body)),
  }
}
