import { expect, test } from 'vitest'
import { processorTimeOf, slowTexts } from '#tests/abuse/slow-texts.ts'
import { hintsFor, type HintTexts } from './hints.ts'

const fine: HintTexts = {
  title: 'Ward Sister',
  description: 'You lead a ward of thirty beds in three shifts and plan the duty list.',
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
  expect(hintsFor({ ...fine, description: sentence })).toEqual([])
})

test('a hostile text is read in linear time', async () => {
  for (const text of Object.values(slowTexts)) {
    const took = await processorTimeOf(async () => {
      hintsFor({ ...fine, description: text })
    })
    expect(took).toBeLessThan(1_500)
  }
})
