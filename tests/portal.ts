import { randomUUID } from 'node:crypto'
import { Logger, runOnce } from 'graphile-worker'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'
import { afterAll } from 'vitest'
import { buildServer } from '#app/server/build-server.ts'
import { reactions } from '#app/server/reactions.ts'
import { guardsFor, markVerified, register } from '#features/auth/server/door.ts'
import { clock } from '#platform/server/clock.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { type Db, openDatabase } from '#platform/server/db.ts'
import { tasksFor } from '#platform/server/events.ts'
import { Unavailable } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { openLimits } from '#platform/server/limits.ts'
import type { Letter } from '#platform/server/mail.ts'
import { cloneDatabase } from './database.ts'

export type Answer = LightMyRequestResponse

export type Person = {
  readonly id: string
  readonly email: string
  readonly call: (key: string, body?: object, headers?: Readonly<Record<string, string>>) => Promise<Answer>
}

export type TestPortal = {
  readonly db: Db
  readonly pool: Pool
  readonly app: FastifyInstance
  readonly facilities: Facilities
  readonly letters: readonly Letter[]
  /** Someone who has not signed in. */
  readonly visitor: Person
  /** Someone whose e-mail is verified and who is signed in. Without a CV. */
  readonly aUser: (named?: { readonly firstName?: string; readonly lastName?: string }) => Promise<Person>
  /** What a browser would send along, for a session cookie that a call has set. */
  readonly withCookie: (answer: Answer) => Person['call']
  /** Runs what the calls have left to do later, until nothing is left. */
  readonly settle: () => Promise<void>
}

export const testPassword = 'mangoes-in-may'

/** The whole portal behind its door, on a database of this test file's own. Only letters and jobs wait to be asked for. */
export async function openPortal(over: Partial<Facilities> = {}): Promise<TestPortal> {
  const { url, drop } = await cloneDatabase()
  const { db, pool, searchPool, close } = openDatabase(url, console.error)
  const letters: Letter[] = []
  const post = async (letter: Letter): Promise<void> => void letters.push(letter)
  const sites: Facilities['sites'] = {
    mainUrl: 'http://localhost:3000',
    cvUrl: 'http://cv.localhost:3000',
    cvHost: 'cv.localhost',
    supportEmail: 'support@pasand.example',
    ...over.sites,
  }
  const facilities: Facilities = {
    db,
    searchPool,
    post,
    clock,
    guards: guardsFor({ db, clock: over.clock ?? clock }),
    limits: openLimits(db, true),
    typeset: async () => {
      throw new Unavailable('no typesetter in this test')
    },
    sites,
    config: readConfig({}),
    ...over,
  }
  const app = await buildServer(facilities, { sessionSecret: 'a secret of thirty-two characters', logLevel: 'silent' })
  afterAll(async () => {
    await app.close()
    await close()
    await drop()
  })

  function calling(cookie: string): Person['call'] {
    return async (key, body, headers = {}) => {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string] // the form of every key of a contract
      return app.inject({ method, url: path, headers: { cookie, ...headers }, ...(body ? { payload: body } : {}) })
    }
  }
  function withCookie(answer: Answer): Person['call'] {
    return calling(answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '))
  }
  const visitor: Person = { id: '', email: '', call: calling('') }

  return {
    db,
    pool,
    app,
    facilities,
    letters,
    visitor,
    withCookie,
    aUser: async ({ firstName = 'Asha', lastName = 'Menon' } = {}) => {
      const email = `${randomUUID()}@example.in`
      const { id } = await register(db, { email, password: testPassword, firstName, lastName })
      await markVerified(db, id)
      return { id, email, call: withCookie(await visitor.call('POST /api/auth/login', { email, password: testPassword })) }
    },
    settle: () => runOnce({ pgPool: pool, taskList: tasksFor(reactions, facilities), logger: new Logger(() => () => {}) }),
  }
}
