/** A separate server and its database are killed and disconnected while someone types. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Server } from '#tests/support/a-server.ts'
import { goTo } from './cv-typing.ts'
import { expect, test as base } from './fixtures.ts'
import { linkTo, someone } from './people.ts'
import { served } from './with-provider.ts'

type OwnServer = { readonly server: Server; readonly folder: string }

const test = base.extend<{ readonly own: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- so a fixture says that it needs no other
  own: async ({}, use) => served({}, (server, folder) => use({ server, folder })),
})

test('the database is killed during typing, then the network fails: every word arrives', async ({ page, context, own }) => {
  test.setTimeout(180_000)
  await comeIn(page, own)
  await goTo(page, 'Summary')
  const summary = page.getByLabel('Summary')
  await summary.pressSequentially('Before the database was killed, ', { delay: 20 })
  const { folder, server } = own
  process.kill(postmaster(folder), 'SIGKILL')
  await summary.pressSequentially('while it was gone, ', { delay: 60 })
  await expect.poll(async () => (await fetch(`${server.address}/api/ready`)).status, { timeout: 30_000 }).toBe(200)
  await summary.pressSequentially('and when it was back. ', { delay: 20 })
  await expectKept(page, own, 'Before the database was killed, while it was gone, and when it was back. ')
  await context.setOffline(true)
  await summary.pressSequentially('Without a network, ', { delay: 20 })
  await expect(page.getByText(/^Offline\. Saved on this device at \d\d:\d\d$/)).toBeVisible({ timeout: 15_000 })
  await summary.pressSequentially('for a while.', { delay: 20 })
  await context.setOffline(false)
  const all = 'Before the database was killed, while it was gone, and when it was back. Without a network, for a while.'
  await expectKept(page, own, all)
  process.kill(postmaster(folder), 'SIGKILL')
  await summary.pressSequentially(' And the page was left in the middle.', { delay: 20 })
  // Text typed just before the page is left is in the browser, whatever has happened to the server.
  await expect
    .poll(async () => (await page.goto(`${server.address}/cv-builder`).catch(() => null))?.status(), { timeout: 30_000 })
    .toBe(200)
  await goTo(page, 'Summary')
  await expect(page.getByLabel('Summary')).toHaveValue(`${all} And the page was left in the middle.`)
})

async function comeIn(page: Page, { server, folder }: OwnServer): Promise<void> {
  const person = someone()
  expect((await server.call('', 'POST /api/auth/register', person)).status).toBe(201)
  const sentEmail = new URL(await linkTo(person.email, '/verify-email', path.join(folder, 'outbox')))
  const token = sentEmail.searchParams.get('token')
  expect((await server.call('', 'POST /api/auth/verify-email', { token })).status).toBe(200)
  const cookies = (await server.signIn(person)).split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    return { name, value, url: server.address }
  })
  await page.context().addCookies(cookies)
  await page.goto(`${server.address}/cv-builder`)
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 15_000 })
}

/** Checks that the text is on the screen and in the database of the server. */
async function expectKept(page: Page, { server }: OwnServer, summary: string): Promise<void> {
  await expect(page.getByLabel('Summary')).toHaveValue(summary)
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible({ timeout: 60_000 })
  const draft = await page.request.get(`${server.address}/api/cvs/draft`)
  expect(await draft.json()).toMatchObject({ body: { summary } })
}

function postmaster(folder: string): number {
  return Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}
