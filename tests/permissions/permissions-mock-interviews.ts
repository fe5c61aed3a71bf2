import type { MockInterview } from '#features/mock-interviews/contract.ts'
import { candidateAlone, candidates, type Row } from './permission-statuses.ts'
import type { Sample } from './permission-world.ts'

const fintech = { industry: 'bfsi', roleArea: 'fintech', level: 'fresher' }

const mock =
  (body?: object): Sample =>
  async ({ people }) => {
    const { id, current } = (await people.candidate.call('POST /api/mock-interviews', fintech)).json<MockInterview>()
    return { params: { id }, body: { turn: current?.turn, ...body } }
  }

const mockById: Sample = async (world, caller) => ({ params: (await mock()(world, caller)).params ?? {} })

export const ofMockInterviews: Readonly<Record<string, Row>> = {
  'GET /api/mock-interviews': [candidates()],
  'POST /api/mock-interviews': [candidates(201), () => ({ body: fintech })],
  'GET /api/mock-interviews/:id': [candidateAlone(), mockById],
  'POST /api/mock-interviews/:id/answer': [candidateAlone(), mock({ text: 'I counted the shelves.' })],
  'POST /api/mock-interviews/:id/skip': [candidateAlone(), mock()],
  'POST /api/mock-interviews/:id/end': [candidateAlone(), mockById],
  'DELETE /api/mock-interviews/:id': [candidateAlone(), mockById],
}
