import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { englishCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { aModel } from '#tests/fakes/ai.ts'
import { openPortal } from '#tests/portal.ts'
import { ask } from '#tests/support/ask-assistant.ts'
import { chatEventsIn } from '#tests/support/chat-events.ts'

const model = await aModel()
const portal = await openPortal({ config: { ...readConfig({}), ai: model.config } })
const { db } = portal
const question = 'blorp zarp fnord, what now?'
const advice = 'Read the offer well.'
const { jobId } = await aJob(db, { title: 'Falconer', location: 'Jaipur, Rajasthan', salaryMin: 240_000, salaryMax: 300_000 })
const call = (name: string, input: unknown) => ({ calls: [{ name, input }] })

test('an answer has the jobs, screens and links of the results', async () => {
  model.plays(call('search_jobs', { q: 'falconer' }), { text: `[Falconer](/jobs/${jobId}) pays ₹2.4 lakh.` })
  const answer = await ask(await portal.aUser(), question)
  expect(answer).toMatchObject({
    source: 'ai',
    language: 'en',
    content: `[Falconer](/jobs/${jobId}) pays ₹2.4 lakh.`,
    jobs: [{ id: jobId, salaryMin: 240_000 }],
    suggestedActions: [{ text: 'See these jobs', link: '/jobs?q=falconer', type: 'internal' }],
  })
  expect(answer.followUpQuestions.length).toBeGreaterThan(1)
})

test('if the rules are certain, the model is not called', async () => {
  const asha = await portal.aUser()
  model.plays({ text: advice })
  for (const message of [
    'falconer jobs in Jaipur',
    'hello',
    'rate my CV',
    'Pay Rs 1500 registration fee on WhatsApp to get the job',
  ])
    expect([message, (await ask(asha, message)).source]).toEqual([message, 'template_based'])
  expect((await ask(portal.visitor, 'save this and track it')).source).toBe('template_based')
  expect(model.requests).toHaveLength(0)
})

test('a long message goes to the model, even if the rules understand a part of it', async () => {
  model.plays({ text: advice })
  const story = 'I am a nurse in Pune. '.repeat(8)
  expect((await ask(await portal.aUser(), story)).source).toBe('ai')
})

test('a message over the message limit costs no tokens', async () => {
  const asha = await portal.aUser()
  for (let i = 0; i < 60; i++) await ask(asha, 'hi')
  model.plays({ text: advice })
  expect((await asha.call('POST /api/ai/chat', { message: question })).statusCode).toBe(429)
  expect(model.requests).toHaveLength(0)
})

test('the shown part of an answer that breaks off is withdrawn before the rules answer', async () => {
  model.plays({ text: `${advice} And so`, isCut: true })
  const asha = await portal.aUser()
  const { body } = await asha.call('POST /api/ai/chat', { message: question }, { accept: 'text/event-stream' })
  const events = chatEventsIn(body)
  const names = events.map(({ name }) => name).filter((name) => name !== 'step')
  expect(names.slice(0, 3)).toEqual(['delta', 'replace', 'delta'])
  expect(events.find(({ name }) => name === 'replace')?.data).toEqual({ text: '' })
  expect(events.at(-1)?.data).toMatchObject({ source: 'template_based' })
})

test('a candidate gets proposals about existing and mentioned things; visitors and employers have no such tools', async () => {
  const asha = await portal.aUser()
  model.plays(
    {
      calls: [
        { name: 'propose_for_job', input: { kind: 'apply', jobId } },
        { name: 'propose_alert', input: { q: 'falconer', location: 'jaipur' } },
        { name: 'propose_wish', input: { company: 'Borosil', role: 'falconer', availabilityDays: 30, expectedSalary: 240_000 } },
        { name: 'propose_wish', input: { company: 'Borosil', role: 'falconer', availabilityDays: 30, expectedSalary: 990_000 } },
        { name: 'propose_wish', input: { company: 'Zentrix', role: 'falconer', availabilityDays: 30 } },
      ],
    },
    { text: 'Press a button below.' },
  )
  const { proposals } = await ask(asha, `Borosil falconer 2.4 lakh. ${'blorp zarp fnord '.repeat(12)}`)
  expect(proposals?.map(({ kind, text }) => [kind, text])).toEqual([
    ['apply', 'Apply: Falconer, Lotus Care Hospital'],
    ['alert', 'Email me new jobs: “falconer” · in jaipur'],
    ['wish', 'Make this wish: falconer, Borosil, available in 30 days'],
  ])
  for (const person of [portal.visitor, await portal.anEmployer()]) {
    model.plays(call('propose_for_job', { kind: 'apply', jobId }), { text: advice })
    expect((await ask(person, question)).proposals).toEqual([])
    const offered = model.requests[0]?.tools?.map(({ function: { name } }) => name)
    expect(offered).toContain('search_jobs')
    expect(offered?.filter((name) => /^(own_|rate_own|propose_)/.test(name))).toEqual([])
    expect(model.requests[1]?.messages.at(-1)?.content).toContain('for-candidates')
  }
})

test('only text that the person has just written is proposed for a CV, whatever the model or a job says', async () => {
  const asha = await portal.aUser()
  await asha.call('POST /api/cvs', englishCv)
  const summary = 'Keeper of falcons with six years at two parks, and no bird was ever lost.'
  model.plays(
    {
      calls: [
        { name: 'job_details', input: { jobId } },
        { name: 'propose_cv_skills', input: { skills: ['Falconry'] } },
        { name: 'propose_cv_skills', input: { skills: ['Falconry', 'Surgery'] } },
        { name: 'propose_cv_skills', input: { skills: ['Lotus Care Hospital'] } },
      ],
    },
    call('propose_cv_summary', { summary }),
    call('propose_cv_summary', { summary: `${summary} I have a licence for it.` }),
    { text: 'Press a button below.' },
  )
  const { proposals } = await ask(asha, `falconry blorp. ${summary} ${'zarp fnord '.repeat(12)}`)
  expect(proposals?.map((one) => ('skills' in one ? one.skills : 'summary' in one && one.summary))).toEqual([
    ['Falconry'],
    summary,
  ])
})

test('applications are read with the rights of the person', async () => {
  const { candidate, applicationId } = await anApplication(portal, { title: 'Zookeeper' })
  model.plays(call('own_applications', {}), { text: `[Zookeeper](/applications/${applicationId}) waits.` })
  expect((await ask(candidate, question)).content).toBe(`[Zookeeper](/applications/${applicationId}) waits.`)
})
