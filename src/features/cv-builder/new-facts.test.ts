import { expect, test } from 'vitest'
import { newFacts } from './new-facts.ts'

const before = 'Led six engineers at Nadi Payments. Reduced failed payouts from 2.1% with PostgreSQL.'

test.each<[string, string, string[]]>([
  [
    'the same facts in other words',
    'Reduced failed payouts from 2.1% with PostgreSQL while I led six engineers at Nadi Payments.',
    [],
  ],
  ['a figure', 'Led six engineers and reduced failed payouts by 40%.', ['40%']],
  ['a figure in words', 'Led twenty engineers.', ['twenty']],
  ['a year', 'Led six engineers since 2019.', ['2019']],
  ['an employer', 'Led six engineers at Kaveri Logistics.', ['Kaveri', 'Logistics']],
  ['skills', 'Led six engineers who used Kafka, C++ and Node.js.', ['Kafka', 'C++', 'Node.js']],
])('%s', (_, after, facts) => {
  expect(newFacts(before, after).toSorted((a, b) => a.localeCompare(b))).toEqual(facts.toSorted((a, b) => a.localeCompare(b)))
})
