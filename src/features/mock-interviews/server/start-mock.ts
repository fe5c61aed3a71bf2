import type { Selection } from '#features/interview-preparation/choices.ts'
import { readPreparation } from '#features/interview-preparation/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import type { MockInterview } from '../contract.ts'
import { mostKept } from '../rules.ts'
import { mockKitOf } from '../mock-kit.ts'
import { complete } from './conduct-mock.ts'
import {
  countRounds,
  deleteAllButNewest,
  findMock,
  findRunning,
  insertMock,
  insertStep,
  lockPerson,
  type MockRow,
} from './queries.ts'
import { presentMock } from './present-mock.ts'

const mocksStarted: RateLimit = { name: 'mock interviews started', per: 'account', max: 20, windowSeconds: hours(1) }

const isFor = (mock: MockRow, { industry, roleArea, level }: Selection): boolean =>
  mock.industry === industry && mock.roleArea === roleArea && mock.level === level

export async function startMock(
  { db, clock, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  userId: string,
  selection: Selection,
): Promise<MockInterview> {
  await rateLimits.consume([countOf(mocksStarted, userId)])
  const [now, content] = [clock(), await readPreparation(selection)]
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, userId)
    const running = await findRunning(tx, userId)
    if (running && isFor(running, selection)) return presentMock(tx, running)
    if (running) await complete(tx, running, now)
    const kit = mockKitOf(content, await countRounds(tx, userId, selection))
    const id = await insertMock(tx, { userId, selection, kit, now })
    const [first] = kit.questions
    await insertStep(tx, { mockId: id, position: 1, questionId: assertDefined(first, 'a question').id })
    await deleteAllButNewest(tx, userId, mostKept)
    return presentMock(tx, assertDefined(await findMock(tx, userId, id), 'the mock interview'))
  })
}
