import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
await aJob(db, { title: 'Staff Nurse', location: 'Pune' })
await aJob(db, { title: 'Night Nurse', location: 'Kochi' })

async function titlesFor(q: string): Promise<string[]> {
  const answer = await visitor.call(`GET /api/jobs?q=${encodeURIComponent(q)}`)
  return answer.json<{ title: string }[]>().map(({ title }) => title)
}

test.each(['nurse - pune', 'nurse -- pune', 'nurse-pune', 'nurse- pune', 'Staff Nurse - Pune -'])(
  'a dash between words takes none of them away: %s',
  async (q) => {
    expect(await titlesFor(q)).toEqual(['Staff Nurse'])
  },
)

test.each(['nurse -pune', 'nurse -"staff"', '-staff nurse'])('a minus before a word does: %s', async (q) => {
  expect(await titlesFor(q)).toEqual(['Night Nurse'])
})

test.each(['-', '- ', '-.', '-"', '-" ', '-😀', '"-', '--"', '-.a', '-(', 'or -', '-a"'])(
  'nothing but %j, as often as it fits, is a search like any other',
  async (sign) => {
    const q = encodeURIComponent(sign.repeat(Math.floor(200 / sign.length)))
    expect((await visitor.call(`GET /api/jobs?q=${q}`)).statusCode).toBe(200)
  },
)
