import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { cvViews } from '../view-contract.ts'
import { changeSharing } from './change-sharing.ts'
import { createFreeCv } from './create-free-cv.ts'
import { deleteFreeCv } from './delete-free-cv.ts'
import { endLink, renewLink, setHidesContact } from './link-queries.ts'
import { closeOwn, openOwn } from './own-key.ts'
import { previewFreely } from './preview.ts'
import type { StoredCv } from './queries.ts'
import { sendPages } from './send-drawing.ts'
import { verifyCv } from './verify-cv.ts'
import { viewCv } from './view-cv.ts'
import { wantLink, wantVerification } from './want-letters.ts'
import { findOwn, type Visit } from './whose.ts'

export function cvViewRoutes(app: FastifyInstance, facilities: Facilities): void {
  const { db, clock, guards } = facilities
  serve(app, guards, cvViews, {
    ...ownerCalls(facilities),
    'POST /api/cvs/aisacv': async ({ body, request }) => ({ cv: await createFreeCv(facilities, body, request.ip) }),
    'POST /api/cvs/aisacv/preview': async ({ body, ...asked }) =>
      sendPages(await previewFreely(facilities, asked.request.ip, body), asked),
    'POST /api/cvs/aisacv/link-letter': async ({ body, request }) => {
      await wantLink(facilities, body.phone, request.ip)
      return { message: 'If a CV has this phone number, its link is on the way to the email address in that CV.' }
    },
    'GET /api/cvs/view/:cvId': ({ params, ...visit }) => {
      visit.reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store')
      return viewCv(facilities, visit, params.cvId)
    },
    'POST /api/cvs/verify': async ({ body }) => {
      const linkId = await verifyCv(db, body.token, clock())
      return { message: 'Your email is verified. The PDF of your CV can be downloaded now.', linkId }
    },
    'POST /api/cvs/own': ({ body, reply }) => openOwn(facilities, { reply }, body.token),
    'DELETE /api/cvs/own': async (visit) => {
      await closeOwn(facilities, visit)
      return { message: 'This browser no longer holds the key to the CV.' }
    },
  })
}

type Asked = Visit & { readonly params: { readonly id: string } }

/** For the owner alone, known by the account or by the mailed link. */
function ownerCalls(facilities: Facilities) {
  const { db, clock } = facilities
  async function own({ params, ...visit }: Asked): Promise<StoredCv> {
    const cv = await findOwn(facilities, visit, params.id)
    if (!cv) throw refuse(cvViews['PUT /api/cvs/:id/link'], 'notFound')
    return cv
  }
  return {
    'PUT /api/cvs/:id/link': async ({ body, ...asked }: Asked & { readonly body: { readonly hidesContact: boolean } }) =>
      setHidesContact(db, (await own(asked)).id, body.hidesContact),
    'POST /api/cvs/:id/link': async (asked: Asked) => renewLink(db, (await own(asked)).id),
    'DELETE /api/cvs/:id/link': async (asked: Asked) => endLink(db, (await own(asked)).id),
    'PUT /api/cvs/:id/sharing': async ({ body, ...asked }: Asked & { readonly body: { readonly isShared: boolean } }) => {
      await changeSharing(db, await own(asked), body.isShared, clock())
      return body
    },
    'POST /api/cvs/:id/verification-letter': async (asked: Asked) => {
      await wantVerification(facilities, await own(asked))
      return { message: 'The link is on the way to the email address in your CV.' }
    },
    'POST /api/cvs/:id/delete': async (asked: Asked) => {
      await deleteFreeCv(db, await own(asked))
      return { message: 'Your CV has been deleted.' }
    },
  }
}
