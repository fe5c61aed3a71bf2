import { expect, test } from 'vitest'
import { loadArticles, readArticleFiles } from '#features/articles/server/load-articles.ts'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { openPortal } from '#tests/portal.ts'
import { openEditing } from '#tests/support/editing.ts'

let now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ clock: () => now, rateLimits: noRateLimits })
const { db, visitor } = portal
const { asha, ravi, open, save, aDraft, step, list, versions, statusOf } = await openEditing(portal)
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000))

test('a draft is saved as it is typed, valid or not, and readers do not see it', async () => {
  const { id } = (await asha.call('POST /api/admin/blog', { title: 'Gratuity: who gets it?' })).json<{ id: string }>()
  expect(await open(id)).toMatchObject({ state: 'draft', slug: null, fields: { slug: 'gratuity-who-gets-it', content: '' } })
  expect((await save(id, { category: 'nonsense', content: ' typed ' })).statusCode).toBe(200)
  expect((await open(id)).fields).toMatchObject({ category: 'nonsense', content: ' typed ' })
  expect(await statusOf('gratuity-who-gets-it')).toBe(404)
  expect((await list()).find((one) => one.id === id)).toMatchObject({ state: 'draft', editedBy: 'Kiran Rao' })
})

test('of two editors the second has to decide, and no text is lost', async () => {
  const id = await aDraft('Two editors')
  const { revision } = await open(id)
  expect((await save(id, { content: 'Of Asha' }, { base: revision })).statusCode).toBe(200)
  const refused = await save(id, { content: 'Of Ravi' }, { by: ravi, base: revision })
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'changedElsewhere'])
  expect((await open(id)).fields.content).toBe('Of Asha')
  expect((await step(id, 'publish', { revision })).statusCode, 'a text that the person has not read').toBe(409)

  expect((await save(id, { content: 'Of Ravi' }, { by: ravi, base: null })).statusCode).toBe(200)
  expect((await open(id)).fields.content).toBe('Of Ravi')
  const kept = await versions(id)
  expect(kept.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['conflict', 'replaced']))
  const replaced = kept.find(({ kind }) => kind === 'replaced')
  const restored = await asha.call(`POST /api/admin/blog/${id}/versions/${replaced?.id}/restore`)
  expect(restored.json()).toMatchObject({ fields: { content: 'Of Asha' } })
  const rows = await db.selectFrom('articleTexts').select('fields').where('articleId', '=', id).execute()
  expect(rows.map(({ fields }) => fields.content)).toEqual(expect.arrayContaining(['Of Asha', 'Of Ravi']))
})

test('of many concurrent saves one succeeds, and every other text becomes a version', async () => {
  const id = await aDraft('Many')
  const { revision, fields } = await open(id)
  const contents = Array.from({ length: 8 }, (_, at) => `Text ${at}`)
  const answers = await Promise.all(
    contents.map((content, at) =>
      (at % 2 ? asha : ravi).call(`PUT /api/admin/blog/${id}?base=${revision}`, { ...fields, content }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(409)])
  const rows = await db.selectFrom('articleTexts').select('fields').where('articleId', '=', id).execute()
  const kept = new Set([...rows.map((row) => row.fields.content), (await open(id)).fields.content])
  expect(contents.filter((content) => !kept.has(content))).toEqual([])
})

test('a text that is sent again after a lost answer does not conflict with itself', async () => {
  const id = await aDraft('A bad connection')
  const { revision } = await open(id)
  const saved = await save(id, { content: 'Once' }, { base: revision })
  const again = await save(id, { content: 'Once' }, { base: revision })
  expect([again.statusCode, again.json()]).toEqual([200, saved.json()])
  expect((await save(id, { content: 'Once' }, { by: ravi, base: revision })).statusCode, 'of another person').toBe(409)
})

test('a save returns the published text, which is the old one until the draft is published', async () => {
  const id = await aDraft('State')
  const stateAfterSave = async (content: string) => (await save(id, { content })).json<{ state: string }>().state
  expect(await stateAfterSave('First')).toBe('draft')
  await step(id, 'publish')
  expect(await stateAfterSave('Second')).toBe('changed')
  await step(id, 'withdraw')
  expect(await stateAfterSave('Third')).toBe('withdrawn')
})

test('while somebody types a version is stored every ten minutes, not at each save', async () => {
  const id = await aDraft('Typing')
  for (let at = 0; at < 12; at++) {
    later(1)
    await save(id, { content: `After ${at + 1} minutes` })
  }
  expect(await versions(id)).toHaveLength(1)
})

test('an article from a file is not changed by later releases once it was edited', async () => {
  await loadArticles(db, now)
  const [file] = await readArticleFiles()
  const { id } = await db
    .selectFrom('blogPosts')
    .select('id')
    .where('slug', '=', file?.slug ?? '')
    .executeTakeFirstOrThrow()
  expect(await open(id)).toMatchObject({ state: 'published', revision: null, editedBy: null })
  await save(id, { title: 'Edited by staff' })
  expect((await versions(id)).map(({ kind, title }) => [kind, title])).toEqual([['published', file?.title]])
  await db.updateTable('blogPosts').set({ updatedAt: now }).where('id', '=', id).execute()
  const { fileHash } = await db.selectFrom('blogPosts').select('fileHash').where('id', '=', id).executeTakeFirstOrThrow()
  expect(fileHash).toBeNull()
  expect(await loadArticles(db, now)).toBe(0)
})

test('the preview is the same as the published page', async () => {
  const id = await aDraft('Preview', {
    slug: 'preview',
    content: '## Pay\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))',
  })
  const { fields } = await open(id)
  const preview = (await asha.call('POST /api/admin/blog/preview', fields)).json()
  await step(id, 'publish')
  const { html, contents, readingMinutes } = (await visitor.call('GET /api/blog/preview')).json()
  expect(preview).toEqual({ html, contents, readingMinutes })
  expect(html).not.toMatch(/<script|href="javascript/)
})

test('only administrators edit', async () => {
  const support = await portal.aStaffMember('support')
  expect((await support.call('GET /api/admin/blog')).statusCode).toBe(403)
  expect((await visitor.call('GET /api/admin/blog')).statusCode).toBe(401)
})
