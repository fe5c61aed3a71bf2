import { expect, test } from 'vitest'
import { aCv } from '#tests/a-cv.ts'
import { aJob } from '#tests/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const crowd = 200

test('two hundred people who apply at the same moment are all stored, each with one letter', { timeout: 60_000 }, async () => {
  const { jobId } = await aJob(portal.db)
  const people = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const person = await portal.aUser()
      await aCv(person)
      return person
    }),
  )
  const answers = await Promise.all(people.map((person) => person.call('POST /api/applications', { jobId })))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  const rows = await portal.db.selectFrom('applications').select('userId').where('jobId', '=', jobId).execute()
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(people.map(({ id }) => id)))
  await portal.settle()
  const thanked = portal.letters.filter(({ subject }) => subject.startsWith('Your application for')).map(({ to }) => to)
  expect(thanked.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
})
