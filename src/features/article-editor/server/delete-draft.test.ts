import { expect, test } from 'vitest'
import type { ListedDraft } from '../contract.ts'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { aPng } from '#tests/factories/pictures.ts'
import { openPortal } from '#tests/portal.ts'
import { openEditing } from '#tests/support/editing.ts'
import { pictureText } from '../draft.ts'
import { sweepPictures } from './sweep-pictures.ts'

let now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ clock: () => now, rateLimits: noRateLimits })
const { db, visitor, context } = portal
const { asha, aDraft, save, step, logOf } = await openEditing(portal)
const remove = (id: string) => asha.call(`DELETE /api/admin/blog/${id}`)

async function aPicture(): Promise<string> {
  const type = { 'content-type': 'application/octet-stream' }
  const answer = await asha.call('POST /api/admin/blog/pictures?alt=A%20payslip', await aPng({ width: 90, height: 60 }), type)
  return answer.json<{ address: string }>().address
}
const withPicture = (address: string) => ({ content: pictureText({ address, alt: 'A payslip', caption: '' }) })
const isServed = async (address: string): Promise<boolean> =>
  (await visitor.call(`GET ${address.split('#')[0]}`)).statusCode === 200

test('a draft is deleted with its versions, once', async () => {
  const id = await aDraft('A mistake')
  await save(id, { content: 'Other words.' }, { base: null })
  expect((await remove(id)).json()).toEqual({ deleted: true })
  expect((await remove(id)).statusCode).toBe(404)
  expect((await asha.call(`GET /api/admin/blog/${id}`)).statusCode).toBe(404)
  expect(await db.selectFrom('articleTexts').select('id').where('articleId', '=', id).execute()).toEqual([])
  expect((await logOf(id)).at(-1)).toBe('delete draft')
})

test('an article that readers have seen cannot be deleted, even after it was withdrawn', async () => {
  const id = await aDraft('Gratuity')
  await step(id, 'publish')
  expect((await remove(id)).json()).toMatchObject({ message: 'Readers have seen this article. Withdraw it instead.' })
  await step(id, 'withdraw')
  expect((await remove(id)).statusCode).toBe(409)
})

test('the list is paged, and every article is on one page', async () => {
  for (let count = 0; count < 25; count++) await aDraft(`Draft ${count}`)
  const first = await asha.call('GET /api/admin/blog')
  const second = await asha.call('GET /api/admin/blog?page=2')
  const ids = [first, second].flatMap((answer) => answer.json<ListedDraft[]>().map(({ id }) => id))
  expect(first.json<ListedDraft[]>()).toHaveLength(20)
  expect(new Set(ids).size).toBe(Number(first.headers['x-total-count']))
  expect(first.headers.link).toContain('rel="next"')
})

test('an unused picture is deleted after a week, one of a draft or an earlier version is not', async () => {
  const [unused, inDraft, inVersion, published] = [await aPicture(), await aPicture(), await aPicture(), await aPicture()]
  const inDeleted = await aPicture()
  await aDraft('With a picture', withPicture(inDraft))
  await remove(await aDraft('Deleted', withPicture(inDeleted)))
  const changed = await aDraft('With an earlier picture', withPicture(inVersion))
  await save(changed, { content: 'Without.' }, { base: null })
  await step(await aDraft('Shown', withPicture(published)), 'publish')
  const all = async () => Promise.all([unused, inDeleted, inDraft, inVersion, published].map(isServed))

  now = new Date(now.getTime() + 6 * 86_400_000)
  await sweepPictures.run(context)
  expect(await all()).toEqual([true, true, true, true, true])
  now = new Date(now.getTime() + 2 * 86_400_000)
  await sweepPictures.run(context)
  expect(await all()).toEqual([false, false, true, true, true])
})
