import type { z } from 'zod'

/** A message for invalid input if the schema has none of its own. It is written for people, not in the validator's words. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return wrongType(issue.expected, issue.input)
  if (issue.code === 'invalid_value') return `Please choose one of: ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'This is not written as it should be'
  if (issue.code === 'too_big') return `Please use at most ${issue.maximum}${unitOf(issue.origin)}`
  if (issue.code === 'too_small') return `Please use at least ${issue.minimum}${unitOf(issue.origin)}`
  return 'This cannot be used here'
}

function wrongType(expected: string, input: unknown): string {
  return input === undefined ? 'This is missing' : (kinds[expected] ?? 'This is of the wrong kind')
}

const kinds: Readonly<Record<string, string>> = {
  string: 'Please write text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please choose yes or no',
  array: 'Please send a list',
  object: 'Please send an object with named fields',
  record: 'Please send an object with named fields',
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'There is nothing with this id',
  email: 'Please enter a valid email',
  url: 'Please enter a web address',
  datetime: 'Please send a date with its time',
  date: 'Please send a date',
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' || origin === 'set' ? ' entries' : ''
}
