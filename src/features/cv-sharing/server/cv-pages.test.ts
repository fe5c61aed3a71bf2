import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'

const { draw } = aTypesetter()
const { visitor, aUser } = await openPortal({ draw })

test('anyone with the link gets the pages: the first while the PDF is locked, then all', async () => {
  const user = await aUser()
  const experience = Array.from({ length: 4 }, () => englishCv.experience).flat()
  const body = { ...englishCv, experience, personalInfo: { ...englishCv.personalInfo, email: `${randomUUID()}@example.in` } }
  const { id } = await aCv(user, body)
  const pagesFor = async (call = visitor.call) => {
    const answer = await call(`GET /api/cvs/view/${id}/pages`)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox/),
    })
    return { ...JSON.parse(String(answer.headers['x-cv-fit'])), size: /viewBox="([^"]*)"/.exec(answer.body)?.[1] }
  }
  expect(await pagesFor()).toMatchObject({ pages: 1, size: '0 0 595.28 841.89' })
  expect(await pagesFor(user.call)).toMatchObject({ pages: 2, size: expect.stringMatching(/1683.7\d*$/) })
  await user.call(`DELETE /api/cvs/${id}/link`)
  expect((await visitor.call(`GET /api/cvs/view/${id}/pages`)).json()).toEqual({ code: 'notFound', message: 'CV not found' })
})
