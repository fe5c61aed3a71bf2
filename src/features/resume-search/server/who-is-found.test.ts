import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { aResume, aVerifiedEmployer } from '#tests/factories/a-resume.ts'
import { openPortal, testPassword } from '#tests/portal.ts'
import { insertBlock } from './resume-queries.ts'

const portal = await openPortal()
const { db } = portal
const employer = await aVerifiedEmployer(portal)

const isFound = async (skill: string): Promise<boolean> =>
  (await employer.call(`GET /api/employer/resumes?q=${skill}`)).json<{ total: string }>().total === '1'

test.each(['profileVisibility', 'allowRecruiterContact'] as const)('%s hides at once, and shows again', async (name) => {
  const skill = `quilting${name}`
  const person = await aResume(portal, { skills: [skill] })
  expect(await isFound(skill)).toBe(true)
  await person.call('PUT /api/settings', { [name]: false })
  expect(await isFound(skill)).toBe(false)
  expect((await employer.call(`GET /api/employer/resumes/${person.id}`)).statusCode).toBe(404)
  await person.call('PUT /api/settings', { [name]: true })
  expect(await isFound(skill)).toBe(true)
})

test('a person who toggles the switches while others search and the profile changes is never found after hiding', async () => {
  const person = await aResume(portal, { skills: ['lutherie'] })
  const noiseRun = new AbortController()
  const noise = (async () => {
    for (let n = 0; !noiseRun.signal.aborted; n++)
      await Promise.all([
        isFound('lutherie'),
        db
          .updateTable('users')
          .set({ about: `I build violins. ${n}` })
          .where('id', '=', person.id)
          .execute(),
      ])
  })()
  for (let round = 0; round < 30; round++) {
    const name = round % 2 ? 'profileVisibility' : 'allowRecruiterContact'
    await person.call('PUT /api/settings', { [name]: false })
    expect(await isFound('lutherie'), `round ${round}`).toBe(false)
    await person.call('PUT /api/settings', { [name]: true })
    expect(await isFound('lutherie')).toBe(true)
  }
  noiseRun.abort()
  await noise
})

test('employers, staff, people with an unverified address and empty profiles are not found', async () => {
  const skill = 'campanology'
  const person = await aResume(portal, { skills: [skill] })
  const { employerId } = await portal.anEmployer({ companyName: 'Bells' })
  await sql`update employers set user_id = ${person.id} where id = ${employerId}`.execute(db)
  expect(await isFound(skill)).toBe(false)
  await sql`update employers set user_id = null where id = ${employerId}`.execute(db)
  await sql`delete from employer_members where user_id = ${person.id}`.execute(db)
  expect(await isFound(skill)).toBe(true)
  await sql`update users set email_verified = false where id = ${person.id}`.execute(db)
  expect(await isFound(skill)).toBe(false)
  await sql`update users set email_verified = true where id = ${person.id}`.execute(db)
  const staff = { id: newId(), email: person.email, password: 'x', firstName: 'A', lastName: 'B', role: 'sales' } as const
  await db.insertInto('adminUsers').values(staff).execute()
  expect(await isFound(skill)).toBe(false)
  await db.updateTable('adminUsers').set({ isActive: false }).where('id', '=', staff.id).execute()
  expect(await isFound(skill)).toBe(true)
  const blank = await portal.aUser()
  expect(await db.selectFrom('resumeSearch').select('userId').where('userId', '=', blank.id).execute()).toEqual([])
})

test('a member of a company’s team is not found, and is found again after leaving', async () => {
  const person = await aResume(portal, { skills: ['origami'] })
  const { employerId } = await portal.anEmployer({ companyName: 'Paper' })
  await db
    .insertInto('employerMembers')
    .values({ id: newId(), employerId, userId: person.id, role: 'viewer', joinedAt: new Date() })
    .execute()
  expect(await isFound('origami')).toBe(false)
  await db.deleteFrom('employerMembers').where('userId', '=', person.id).execute()
  expect(await isFound('origami')).toBe(true)
})

test('a deleted account is not found, and neither is a person by a company that they have blocked', async () => {
  const person = await aResume(portal, { skills: ['bookbinding'] })
  await insertBlock(db, { userId: person.id, employerId: employer.employerId }, new Date())
  expect(await isFound('bookbinding')).toBe(false)
  expect((await employer.call(`GET /api/employer/resumes/${person.id}`)).statusCode).toBe(404)
  await db.deleteFrom('resumeBlocks').execute()
  expect(await isFound('bookbinding')).toBe(true)
  expect((await person.call('POST /api/account/delete', { password: testPassword })).statusCode).toBeLessThan(300)
  expect(await isFound('bookbinding')).toBe(false)
})

test('the index equals the view of its rows after changes of profile, CV and settings', async () => {
  const { rows } = await sql`select count(*)::int as people, count(*) filter (where
      (rows.experience, rows.pay, rows.notice, rows.head, rows.tsv, rows.phrases) is not distinct from
      (kept.experience, kept.pay, kept.notice, kept.head, kept.tsv, kept.phrases))::int as alike
    from resume_search_rows rows full join resume_search kept using (user_id)`.execute(db)
  const [{ people, alike } = { people: 0, alike: -1 }] = rows as { people: number; alike: number }[]
  expect(people).toBeGreaterThan(3)
  expect(alike).toBe(people)
})
