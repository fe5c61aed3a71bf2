import { expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from '#app/server/features.ts'
import { NotFound } from '#platform/server/failures.ts'
import { serve } from '#platform/server/serve.ts'
import { aWorld, walk } from './permission-world.ts'
import {
  administrators,
  candidates,
  companyOwners,
  employerAlone,
  employers,
  recruiters,
  sales,
  staff,
  support,
} from './permission-statuses.ts'
import { parts, permissions } from './permissions.ts'

const answer = z.object({})
const planted = {
  'GET /api/planted/open': { answer },
  'GET /api/planted/employer': { who: 'employer', answer },
  'GET /api/planted/recruiter': { who: 'recruiter', answer },
  'GET /api/planted/companyOwner': { who: 'companyOwner', answer },
  'GET /api/planted/of/:employerId': { who: 'employer', params: z.object({ employerId: z.uuid() }), answer },
  'GET /api/planted/staff': { who: 'staff', answer },
  'GET /api/planted/sales': { who: 'sales', answer },
  'GET /api/planted/support': { who: 'support', answer },
  'GET /api/planted/admin': { who: 'admin', answer },
} as const

const blankPage = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" width="595" height="842"/>',
  layout: { pages: 1, height: 842, top: 0, bottom: 0, pitch: 12, stands: [] },
}

const world = await aWorld({ typeset: async () => new Uint8Array(), draw: async () => blankPage }, ({ app, context }) =>
  serve(app, context.guards, planted, {
    'GET /api/planted/open': async () => ({}),
    'GET /api/planted/employer': async () => ({}),
    'GET /api/planted/recruiter': async () => ({}),
    'GET /api/planted/companyOwner': async () => ({}),
    'GET /api/planted/of/:employerId': async ({ actor, params }) => {
      if (actor.employerId !== params.employerId) throw new NotFound()
      return {}
    },
    'GET /api/planted/staff': async () => ({}),
    'GET /api/planted/sales': async () => ({}),
    'GET /api/planted/support': async () => ({}),
    'GET /api/planted/admin': async () => ({}),
  }),
)
const keys = contracts.flatMap((contract) => Object.keys(contract))

/** Calls without a row, and rows without a call. */
function unlike(calls: readonly string[], rows: readonly string[]) {
  return { withoutRow: calls.filter((key) => !rows.includes(key)), withoutCall: rows.filter((row) => !calls.includes(row)) }
}

test('every call has its row in tests/permissions/permissions.ts, and every row its call', () => {
  expect(unlike(keys, Object.keys(permissions))).toEqual({ withoutRow: [], withoutCall: [] })
})

test('no call has two rows', () => {
  const rows = parts.flatMap((part) => Object.keys(part))
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
})

test('a call without a row is reported', () => {
  const rows = Object.keys(permissions)
  expect(unlike([...rows, 'GET /api/planted/open'], rows).withoutRow).toEqual(['GET /api/planted/open'])
})

test.each(Object.entries(permissions))('%s answers each caller as the table says', async (key, [statuses, sample]) => {
  expect(await walk(world, key, sample)).toEqual(statuses)
})

test('a call that lets in the wrong caller is reported', async () => {
  const statuses = await walk(world, 'GET /api/planted/open')
  for (const wanted of [candidates(), employers(), staff()]) expect(statuses).not.toEqual(wanted)
})

test.each([
  ['employer', employers()],
  ['recruiter', recruiters()],
  ['companyOwner', companyOwners()],
  ['staff', staff()],
  ['sales', sales()],
  ['support', support()],
  ['admin', administrators()],
] as const)('a planted call for %s answers as the words of the table mean it', async (who, statuses) => {
  expect(await walk(world, `GET /api/planted/${who}`)).toEqual(statuses)
})

test('what is one company’s alone is not there for another', async () => {
  const { employerId } = await world.db
    .selectFrom('employers')
    .select('id as employerId')
    .where('userId', '=', world.people.employer.id)
    .executeTakeFirstOrThrow()
  expect(await walk(world, 'GET /api/planted/of/:employerId', () => ({ params: { employerId } }))).toEqual(employerAlone())
})
