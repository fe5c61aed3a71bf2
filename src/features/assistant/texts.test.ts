import { expect, test } from 'vitest'
import { parseMarkdown } from '#features/assistant-tools/markdown.ts'
import { ChatContext } from './contract.ts'
import { assistantName, quickActions, welcomeMessages } from './texts.ts'
import { needsSignIn, signInReply, visitorHint } from './visitor-limits.ts'

test('every context has a welcome message with the name of the assistant', () => {
  expect(Object.keys(welcomeMessages).toSorted()).toEqual(ChatContext.options.toSorted())
  for (const text of Object.values(welcomeMessages)) {
    expect(text).toContain(`I'm ${assistantName}`)
    expect(parseMarkdown(text)).toHaveLength(1)
  }
})

test('there are four quick actions, and visitors can use all of them', () => {
  expect(quickActions.map(({ label }) => label)).toEqual([
    'Improve my CV',
    'Job search tips',
    'Interview prep',
    'Salary guidance',
  ])
  expect(quickActions.filter(({ prompt }) => needsSignIn(prompt))).toEqual([])
})

test('the answers to visitors are word for word as specified', () => {
  expect(signInReply).toBe(
    'To access CV building, candidate viewing, or save your progress, please log in to your account. You can continue with general career advice without logging in!',
  )
  expect(visitorHint).toBe('Try general career advice! Login required only for CV building or candidate viewing.')
})
