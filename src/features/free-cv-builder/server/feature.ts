import type { Feature } from '#platform/server/feature.ts'
import { freeCvBuilder, anonymousCvCreated } from '../contract.ts'
import { newOwnerLink, newVerificationLink } from '#features/cv-sharing/server/public.ts'
import { findCv, previewAnonymously, sendPages } from '#features/cvs/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { freeCvEmail } from './free-cv-emails.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { createFreeCv } from './create-free-cv.ts'

function freeCvBuilderRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, freeCvBuilder, {
    'POST /api/cvs/aisacv': async ({ body, request }) => ({ cv: await createFreeCv(context, body, request.ip) }),
    'POST /api/cvs/aisacv/preview': async ({ body, ...args }) =>
      sendPages(await previewAnonymously(context, args.request.ip, body), args),
  })
}

const mailFreeCv = reaction('mailFreeCv', anonymousCvCreated, async (context, { cvId }) => {
  const cv = await findCv(context.db, cvId)
  if (!cv) return
  const see = cv.linkId && `${context.sites.mainUrl}/cv/view/${cv.linkId}`
  const links = { verify: await newVerificationLink(context, cvId), see, own: await newOwnerLink(context, cvId) }
  await context.sendEmail(freeCvEmail(newId(), cv.body.personalInfo.email, links))
})

/** Writing a CV without an account. */
export const freeCvBuilderFeature: Feature = {
  name: 'free-cv-builder',
  about: 'The builder without an account, on the CV site.',
  standsOn: ['site', 'privacy', 'cvs', 'cv-import', 'cv-sharing', 'cv-builder'],
  calls: [{ contract: freeCvBuilder, routes: freeCvBuilderRoutes }],
  reactions: [mailFreeCv],
}
