import { expect, test } from 'vitest'
import { namesOnlyRank } from './only-rank.ts'
import { fewerWords, saysNoWork } from './spare-words.ts'
import spareWords from '../words/spare-words.json' with { type: 'json' }

const fewer = (typed: string): string[] => fewerWords(typed).map(({ q, leftOut }) => `${q} without ${leftOut.join(' ')}`)

test.each(spareWords.peopleInScripts.split(' '))('%s says for whom the work is, and no work', (word) => {
  expect(saysNoWork(word)).toBe(true)
})

test.each([
  ['welder 25000', ['welder without 25000']],
  ['warehouse job amazon', ['warehouse without amazon']],
  ['security guard 12 hours', ['security guard without 12 hours']],
  ['ola uber driver', ['driver without ola uber']],
  ['receptionist female', ['receptionist without women']],
  ['telecaller xyzabc', ['telecaller without xyzabc']],
  ['qa engineer selenium', ['qa engineer without selenium']],
  ['safety officer nebosh', ['safety officer without nebosh']],
  ['medical coder cpc', ['medical coder without cpc']],
  ['area sales manager fmcg', ['area sales manager without fmcg']],
  ['maintenance engineer electrical', ['maintenance engineer without electrical']],
  ['bpo cab', ['bpo without cab']],
  ['service advisor maruti', ['service advisor without maruti']],
  ['executive assistant to md', ['executive assistant without to md']],
  ['carpenter modular furniture', ['carpenter modular without furniture', 'carpenter without modular furniture']],
  ['school teacher b.ed', ['school teacher without b.ed']],
  ['inside sales specialist', ['inside sales without specialist']],
  ['regional legal manager', ['legal manager without regional']],
  ['senior manager hr', ['manager hr without senior']],
  ['senior hr manager', ['hr manager without senior']],
  [
    'deputy project manager mechanical',
    ['project manager mechanical without deputy', 'deputy project manager without mechanical'],
  ],
  ['trainer: statistics & excel', ['trainer statistics & without excel']],
])('of "%s" what says nothing about the work can be left out', (typed, expected) => {
  expect(fewer(typed)).toEqual(expected)
})

test.each([
  ['one word says it all', 'driver'],
  ['a rank or a kind of work alone says no work', 'amazon manager'],
  ['nor does a rank with what links it to the rest', 'manager in xyzabc'],
  ['an industry that is part of the occupation', 'insurance agent'],
  ['words of an occupation belong together', 'ward boy'],
  ['a coder may be one of medicine', 'java coder'],
  ['a process associate may do any work', 'process associate otc'],
  ['two words of the work', 'office assistant'],
  ['quotes mean each word', '"driver" amazon'],
  ['either word', 'driver or amazon'],
])('nothing is left out: %s', (_, typed) => {
  expect(fewer(typed)).toEqual([])
})

test('of two kinds of work either is enough', () => {
  expect(fewer('dog walker and electrician')).toContain('electrician without dog walker and')
  expect(fewer('welder and xyzabc in pune')).toContain('welder without and xyzabc in pune')
})

test('what says least is left out first, the place late', () => {
  expect(fewer('cook 15000 pune xyzabc')).toEqual([
    'cook pune xyzabc without 15000',
    'cook pune without 15000 xyzabc',
    'cook without 15000 pune xyzabc',
  ])
})

test.each([
  ['Sr. Executive / AM', true],
  ['Consultant / Senior Consultant/ Manager', true],
  ['Require Senior Manager', true],
  ['diploma', false],
  ['immediate joiner', false],
  ['HR Manager', false],
  ['manager pune', false],
])('%s names only a rank: %s', (typed, isOnly) => {
  expect(namesOnlyRank(typed)).toBe(isOnly)
})
