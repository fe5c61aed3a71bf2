import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { nextStatuses } from '#features/applications/rules.ts'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import type { Applicant, BoardColumn } from '../contract.ts'
import { listKeys } from './applicant-queries.ts'
import { putBack, showMove } from './optimistic-move.ts'

const applicant = (id: string, status: ApplicationStatus): Applicant => ({
  id,
  status,
  jobId: 'job',
  appliedAt: '2026-11-22T06:00:00Z',
  updatedAt: '2026-11-22T06:00:00Z',
  jobTitle: 'Ward Sister',
  cv: { fullName: id, headline: '', skills: [] },
  place: 'Pune',
  years: 3,
  payWanted: null,
  noticeDays: null,
  unread: 0,
  score: null,
  touchedAt: '2026-11-22T06:00:00Z',
  isHidden: false,
  isSuspended: false,
  next: [...nextStatuses(status, 'employer')],
  undo: null,
})
const [asha, bina, chitra] = [applicant('asha', 'applied'), applicant('bina', 'applied'), applicant('chitra', 'in_review')]

function aScreen() {
  const client = new QueryClient()
  const [table, board] = [
    [...listKeys.table, {}],
    [...listKeys.board, {}],
  ]
  client.setQueryData(table, { items: [asha, bina, chitra], total: '3', isLast: true })
  client.setQueryData(board, [
    { status: 'applied', total: 2, items: [asha, bina] },
    { status: 'in_review', total: 1, items: [chitra] },
    { status: 'rejected', total: 0, items: [] },
  ])
  const rows = () => client.getQueryData<{ items: Applicant[] }>(table)?.items.map(({ id, status }) => `${id} ${status}`)
  const columns = () =>
    client
      .getQueryData<BoardColumn[]>(board)
      ?.map(({ status, total, items }) => `${status} ${total}: ${items.map(({ id }) => id).join(' ')}`)
  return { client, rows, columns }
}

test('a failed move is reverted alone: another one that succeeded meanwhile stays', () => {
  const { client, rows, columns } = aScreen()
  showMove(client, [asha], 'rejected')
  showMove(client, [bina], 'in_review')
  putBack(client, [asha], 'rejected')
  expect(rows()).toEqual(['asha applied', 'bina in_review', 'chitra in_review'])
  expect(columns()).toEqual(['applied 1: asha', 'in_review 2: bina chitra', 'rejected 0: '])
})

test('an applicant who was moved again meanwhile stays in the status of the later move', () => {
  const { client, rows, columns } = aScreen()
  showMove(client, [asha, bina], 'in_review')
  showMove(client, [asha], 'rejected')
  putBack(client, [asha, bina], 'in_review')
  expect(rows()).toEqual(['asha rejected', 'bina applied', 'chitra in_review'])
  expect(columns()).toEqual(['applied 1: bina', 'in_review 1: chitra', 'rejected 1: asha'])
})
