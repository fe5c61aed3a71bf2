import { openDatabase, type Database } from '#platform/server/db.ts'
import { homeOf } from '#platform/server/postgres/home.ts'
import { readPostmaster } from '#platform/server/postgres/postmaster.ts'
import path from 'node:path'
import { administrator } from './administrator.ts'
import { test as base } from './fixtures.ts'
import { served } from './with-provider.ts'

/** Opens the database of the server with this data folder. */
export function databaseIn(folder: string): Database {
  const { socket } = readPostmaster(path.join(homeOf(folder), 'postgres')) ?? { socket: '' }
  return openDatabase(`postgresql:///pasand?host=${encodeURIComponent(socket)}&user=pasand`, () => {})
}

type OwnServer = { readonly address: string; readonly database: Database }

/**
 * Provides a separate server without demo data, and its database, for data that would need a hundred people to create. One server for all tests of a
 * file.
 */
export const test = base.extend<{ readonly database: Database }, { readonly own: OwnServer }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- so a fixture says that it needs no other
    async ({}, use) =>
      served({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }, async ({ address }, folder) => {
        const database = databaseIn(folder)
        await use({ address, database })
        await database.close()
      }),
    { scope: 'worker', timeout: 300_000 },
  ],
  database: async ({ own }, use) => use(own.database),
  baseURL: async ({ own }, use) => use(own.address),
})
