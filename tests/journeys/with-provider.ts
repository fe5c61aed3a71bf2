import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { aServer, type Server } from '#tests/support/a-server.ts'
import { aProvider, type Provider } from '#tests/fakes/razorpay.ts'
import { administrator } from './administrator.ts'
import { ownData } from './filled-data.ts'
import { test as base } from './fixtures.ts'

/** Runs the product on a separate server with its own data. */
export async function served(
  env: Readonly<Record<string, string>>,
  use: (server: Server, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await ownData(env['DEMO_DATA'] === 'on' ? 'demo' : 'empty')
  const server = await aServer(folder, env)
  await use(server, folder)
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
  await rm(folder, { recursive: true, force: true })
}

/** Provides a server with the demo data and a fake payment provider, which serves its own checkout. One server for all tests of a file. */
export const test = base.extend<object, { readonly provider: Provider; readonly address: string }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- so a fixture says that it needs no other
    async ({}, use) => {
      const provider = await aProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ provider }, use) =>
      served({ ...provider.env, DEMO_DATA: 'on', ADMIN_PASSWORD: administrator.password }, ({ address }) => use(address)),
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
})
