import { newOwnerLink, newVerificationLink } from '#features/cv-sharing/server/public.ts'
import { findCv } from '#features/cvs/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { anonymousCvCreated } from '../contract.ts'
import { freeCvEmail } from './free-cv-emails.ts'

export const mailFreeCv = reaction('mailFreeCv', anonymousCvCreated, async (context, { cvId }) => {
  const cv = await findCv(context.db, cvId)
  if (!cv) return
  const see = cv.linkId && `${context.sites.mainUrl}/cv/view/${cv.linkId}`
  const links = { verify: await newVerificationLink(context, cvId), see, own: await newOwnerLink(context, cvId) }
  await context.sendEmail(freeCvEmail(newId(), cv.body.personalInfo.email, links))
})
