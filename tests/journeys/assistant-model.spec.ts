import { createServer } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { type Move, streamMove } from '#tests/fakes/ai-stream.ts'
import { ask, log } from './assistant-page.ts'
import { expectAccessible } from './axe.ts'
import { expect, test as base } from './fixtures.ts'
import { served } from './with-provider.ts'

type Model = { readonly address: string; readonly plays: (move: Move) => void }

/** Runs the product with a fake language model, for all tests of this file. */
const test = base.extend<object, { readonly model: Model; readonly address: string }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- so a fixture says that it needs no other
    async ({}, use) => {
      let next: Move = {}
      const server = createServer((request, response) => void text(request).then(() => streamMove(response, next)))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo // it listens on a port
      await use({ address: `http://127.0.0.1:${port}/v1`, plays: (move) => void (next = move) })
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ model }, use) => {
      const env = { AI_BASE_URL: model.address, AI_API_KEY: 'key', AI_MODEL: 'small', AI_PROVIDER: 'Model Company of India' }
      await served(env, ({ address }) => use(address))
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
})

for (const width of [390, 1440]) {
  test(`the provider of the language model is named at the text field, and each answer says who made it, at ${width}`, async ({
    page,
    model,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Ask Puja, the AI assistant' }).click()
    const notice = page.getByText('Some answers are written by the language model of Model Company of India.')
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
    await expectAccessible(page)

    model.plays({ text: 'Begin with a list of what you can do. Then speak with people who do that work.' })
    await ask(page, 'blorp zarp fnord')
    await expect(log(page).getByText('Begin with a list of what you can do.', { exact: false })).toBeVisible()
    await expect(log(page).getByText('AI', { exact: true })).toHaveCount(1)

    // An answer that was stopped in the middle is still labelled as the model’s.
    model.plays({ text: 'A small step each day is enough. '.repeat(3), pauseMs: 15_000 })
    await ask(page, 'zarp fnord blorp')
    await expect(log(page).getByText('A small step each day is enough.', { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Stop the answer' }).click()
    await expect(log(page).getByText('Stopped. The answer may end in the middle.')).toBeVisible()
    await expect(log(page).getByText('AI', { exact: true })).toHaveCount(2)

    model.plays({ status: 500 })
    const before = await log(page).getByText('Instant', { exact: true }).count()
    await ask(page, 'fnord blorp zarp')
    await expect(log(page).getByText('I did not understand this', { exact: false })).toBeVisible()
    await expect(log(page).getByText('Instant', { exact: true })).toHaveCount(before + 1)
  })
}

test('an import says who gets its text, and marks what the model has found in the file', async ({ page, model }) => {
  await page.goto('/aisacv')
  await page.getByRole('button', { name: 'Import a CV' }).first().click()
  await expect(page.getByText('its text goes to the language model of Model Company of India.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  const reading = { jobs: [], courses: [], skills: ['Economics', 'Sorcery'], languages: [] }
  model.plays({ text: JSON.stringify(reading) })
  await page.getByLabel('Choose a file').setInputFiles(path.join(import.meta.dirname, '../cv-import/foreign/rover-milky.pdf'))
  const review = page.getByRole('dialog', { name: 'Review your import' })
  await expect(review.getByText('Suggested by AI. Please check')).toHaveCount(1)
  await expect(review.getByRole('checkbox', { name: 'Economics' })).not.toBeChecked()
  await expect(review.getByText('Sorcery')).toHaveCount(0)
  await expectAccessible(page)
})
