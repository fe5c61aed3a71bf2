import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { cvViews } from '../view-contract.ts'
import { changeSharing } from './change-sharing.ts'
import { createFreeCv } from './create-free-cv.ts'
import { deleteFreeCv } from './delete-free-cv.ts'
import { endLink, renewLink, setHidesContact } from './link-queries.ts'
import { endOwnerSession, startOwnerSession } from './owner-token.ts'
import { previewAnonymously } from './preview.ts'
import type { StoredCv } from './queries.ts'
import { sendPages } from './send-drawing.ts'
import { verifyCv } from './verify-cv.ts'
import { viewCv } from './view-cv.ts'
import { requestLinkEmail, requestVerificationEmail } from './request-emails.ts'
import { findOwn, type Visit } from './cv-access.ts'

export function cvViewRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, cvViews, {
    ...ownerCalls(context),
    'POST /api/cvs/aisacv': async ({ body, request }) => ({ cv: await createFreeCv(context, body, request.ip) }),
    'POST /api/cvs/aisacv/preview': async ({ body, ...asked }) =>
      sendPages(await previewAnonymously(context, asked.request.ip, body), asked),
    'POST /api/cvs/aisacv/link-letter': async ({ body, request }) => {
      await requestLinkEmail(context, body.phone, request.ip)
      return { message: 'If a CV has this phone number, its link is on the way to the email address in that CV.' }
    },
    'GET /api/cvs/view/:cvId': ({ params, ...visit }) => {
      visit.reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store')
      return viewCv(context, visit, params.cvId)
    },
    'POST /api/cvs/verify': async ({ body }) => {
      const linkId = await verifyCv(db, body.token, clock())
      return { message: 'Your email is verified. The PDF of your CV can be downloaded now.', linkId }
    },
    'POST /api/cvs/own': ({ body, reply }) => startOwnerSession(context, { reply }, body.token),
    'DELETE /api/cvs/own': async (visit) => {
      await endOwnerSession(context, visit)
      return { message: 'This browser no longer holds the key to the CV.' }
    },
  })
}

type OwnerRequest = Visit & { readonly params: { readonly id: string } }

/** For the owner alone, known by the account or by the mailed link. */
function ownerCalls(context: AppContext) {
  const { db, clock } = context
  async function own({ params, ...visit }: OwnerRequest): Promise<StoredCv> {
    const cv = await findOwn(context, visit, params.id)
    if (!cv) throw refuse(cvViews['PUT /api/cvs/:id/link'], 'notFound')
    return cv
  }
  return {
    'PUT /api/cvs/:id/link': async ({ body, ...asked }: OwnerRequest & { readonly body: { readonly hidesContact: boolean } }) =>
      setHidesContact(db, (await own(asked)).id, body.hidesContact),
    'POST /api/cvs/:id/link': async (visit: OwnerRequest) => renewLink(db, (await own(visit)).id),
    'DELETE /api/cvs/:id/link': async (visit: OwnerRequest) => endLink(db, (await own(visit)).id),
    'PUT /api/cvs/:id/sharing': async ({ body, ...asked }: OwnerRequest & { readonly body: { readonly isShared: boolean } }) => {
      await changeSharing(db, await own(asked), body.isShared, clock())
      return body
    },
    'POST /api/cvs/:id/verification-letter': async (visit: OwnerRequest) => {
      await requestVerificationEmail(context, await own(visit))
      return { message: 'The link is on the way to the email address in your CV.' }
    },
    'POST /api/cvs/:id/delete': async (visit: OwnerRequest) => {
      await deleteFreeCv(db, await own(visit))
      return { message: 'Your CV has been deleted.' }
    },
  }
}
