import { expect, test } from 'vitest'
import { processorTimeOf, slowTexts } from '#tests/abuse/slow-texts.ts'
import shifts from '../../../database/names/shifts.json' with { type: 'json' }
import walkIns from '../../../database/names/walk-ins.json' with { type: 'json' }
import { hintsFor, type HintTexts } from './hints.ts'

const fine: HintTexts = {
  title: 'Ward Sister',
  description: 'You lead a ward of thirty beds in the day shift and plan the duty list.',
  requirements: ['GNM or BSc Nursing'],
  benefits: ['Provident fund (PF)'],
  place: 'Pune, Maharashtra',
  isRemote: false,
  isPayStated: true,
}

test('a plain job gets no advice', () => {
  expect(hintsFor(fine)).toEqual([])
})

test.each<[Partial<HintTexts>, string]>([
  [{ isPayStated: false }, 'payFrom'],
  [{ description: `${fine.description} Only female candidates.` }, 'description'],
  [{ title: 'Delivery Boy' }, 'title'],
  [{ requirements: ['Young and energetic'] }, 'requirements'],
  [{ requirements: ['Age between 21 and 28'] }, 'requirements'],
  [{ description: `${fine.description} A refundable security deposit of Rs 2,000 is needed.` }, 'description'],
  [{ description: `${fine.description} Call 98450 12345.` }, 'description'],
  [{ description: `${fine.description} Write on WhatsApp.` }, 'description'],
  [{ benefits: ['Write to hr@lotus.in'] }, 'benefits'],
  [{ place: 'Multiple locations' }, 'place'],
  [{ title: 'Nurse – 6 LPA' }, 'title'],
  [{ title: 'WARD SISTER' }, 'title'],
  [{ title: 'Ward Sister urgent hiring!!' }, 'title'],
])('%o gets advice about its %s, with a reason', (over, field) => {
  const [hint] = hintsFor({ ...fine, ...over })
  expect(hint?.field).toBe(field)
  expect(hint?.reason).toMatch(/\.$/)
})

test.each([
  'Care for the aged in a home of forty rooms.',
  'You read 98 charts a day and 12,345 figures a month.',
  'Chairs, boilers and herbs: you keep the stock.',
  'The work is in the manual of 2019.',
  'We never ask for a registration fee.',
])('an ordinary sentence is left alone: %s', (sentence) => {
  expect(hintsFor({ ...fine, description: `${sentence} Day shift.` })).toEqual([])
})

test.each([
  'You plan the duty list.',
  'You walk into forty homes a day.',
  'You lead a ward of thirty beds in three shifts.',
  'You bring forty parcels a day, in one shift.',
  'You start each day. Shifts are short.',
])('a text without the name of a shift or a walk-in gets advice to write it: %s', (description) => {
  expect(hintsFor({ ...fine, description })).toMatchObject([
    { field: 'description', found: '', reason: expect.stringContaining('“night shift”') },
  ])
})

test.each([
  ...shifts.shifts.flatMap(({ words, phrases }) => [
    ...words.split(' ').map((word) => `${word} ${shifts.nouns.split(' ')[0]}`),
    ...phrases,
  ]),
  ...walkIns.names.map((name) => `${name} interview`),
  ...walkIns.phrases,
  'Timings: night',
  'Day and night shifts',
  'Night or early morning duty',
  'You work from 9 pm to 6 am.',
  'U.S. shift',
  'Walk-in interview on Monday',
])('a text that names it gets none: %s', (named) => {
  expect(hintsFor({ ...fine, description: `You lead a ward. ${named}.` })).toEqual([])
})

test('an empty description gets no advice about shifts', () => {
  expect(hintsFor({ ...fine, description: ' ' })).toEqual([])
})

test('many blanks behind an hour are read once', async () => {
  const took = await processorTimeOf(async () => {
    hintsFor({ ...fine, description: `9 pm${' '.repeat(19_000)}x` })
  })
  expect(took).toBeLessThan(150)
})

test('a hostile text is read in linear time', async () => {
  for (const text of Object.values(slowTexts)) {
    const took = await processorTimeOf(async () => {
      hintsFor({ ...fine, description: text })
    })
    expect(took).toBeLessThan(1_500)
  }
})
