import { expect, test } from 'vitest'
import { addressOf, searchIn } from './job-search.ts'

const search = (query: string) => searchIn(new URLSearchParams(query))

test('words that are filters are filters of the screen, and can be removed one by one', () => {
  const found = search('q=part+time+cook+10+lpa&location=Pune&page=')
  expect(found).toEqual({ q: 'cook', location: 'Pune', jobType: 'part-time', salaryMin: '1000000' })
  expect(addressOf({ ...found, jobType: '' })).not.toContain('part')
  expect(search('q=10+lpa')).toEqual({ salaryMin: '1000000' })
})

test('other words stay as they were typed, beside filters that were chosen', () => {
  expect(search('q=+staff++nurse+&sort=recent')).toEqual({ q: 'staff++nurse'.replaceAll('+', ' '), sort: 'recent' })
  expect(search('q=part+time+cook&jobType=contract')).toEqual({ q: 'part time cook', jobType: 'contract' })
})
