import { expect, test } from 'vitest'
import { rightWords } from './right-words.ts'

test.each([
  ['nigght shift jobs', 'night shift jobs'],
  ['No Expereince', 'No experience'],
  ['opportunitiies near Pune', 'opportunities near Pune'],
  ['tutor jobs nagpyr', 'tutor jobs nagpur'],
  ['Pune mein kaam chahoye', 'Pune mein kaam chahiye'],
  ['wrlding jobs', 'welding jobs'],
  ['kitchn helpr/ cook', 'kitchen helper/ cook'],
  ['officeboy', 'office boy'],
  ['softwareengineer', 'software engineer'],
  ['hrfresher', 'hr fresher'],
  ['elektrishan', 'electrician'],
])('%s: slips are put right and joined words apart', (typed, right) => {
  expect(rightWords(typed)).toBe(right)
})

test.each([
  ['driver in Pune', 'nothing is wrong'],
  ['mulesoft developer', 'no known word is near'],
  ['full stack developer paying above 30000', 'words that say nothing about a trade are no slips'],
  ['batching plant operator', 'an English word is no slip of another'],
  ['prepaid promoter', 'an English word is no slip of another'],
  ['Developer for CREM', 'capitals are an abbreviation'],
  ['"wlder"', 'each word is meant as it stands'],
  ['cb', 'short words look like too many others'],
  ['wlder wlder wlder wlder wlder wlder wlder wlder wlder', 'a long text is a title'],
  ['wlder/wlder,wlder-wlder/wlder,wlder-wlder/wlder,wlder', 'however its words are joined'],
  ['', 'nothing was typed'],
])('%s: %s', (typed) => {
  expect(rightWords(typed)).toBeNull()
})

test('a long text takes no long time', () => {
  const began = performance.now()
  for (const text of ['wlder'.repeat(20_000), 'wlder '.repeat(20_000), '-/,'.repeat(30_000), 'q'.repeat(24)]) rightWords(text)
  expect(performance.now() - began).toBeLessThan(1_000)
})
