import { z } from 'zod'
import { answerTooLong, longestAnswer } from '#features/interview-scoring/methods.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { CandidateSession, Claim, ConsentName, Result, Score } from './candidate-schemas.ts'
import { noticeVersion } from '#features/interview-sessions/consent-items.ts'

const ofSession = z.object({ sessionId: z.uuid() })
const notFound = [404, 'Interview not found'] as const
const linkNeeded = [403, 'Please open the newest link that was emailed to you'] as const
const notOpen = [409, 'This interview is not open'] as const
const notRunning = [409, 'The interview is not running'] as const
/** Answered from another tab, or already received. */
const moved = [409, 'The interview has gone on. Please read the present question.'] as const
const badToken = [409, 'This start has expired. Please try again.'] as const
const paused = [409, 'The interview is paused'] as const
const running = { notFound, linkNeeded, notRunning, moved } as const
/** `finish`: the spoken answer is complete, so the server need not wait for a silence. */
const sessionActions = ['skip', 'repeat', 'pause', 'resume', 'finish'] as const
export type SessionAction = (typeof sessionActions)[number]
const turn = z.int('turn is a number').min(0).max(1_000)

/** The calls of the person with the emailed link, who needs no account. Opening the link sets a cookie that the other calls need. */
export const candidateInterviews = {
  'GET /api/candidate/interviews/:sessionId': {
    params: ofSession,
    query: z.object({
      key: z.string().max(100).optional(),
      /** The browser has an unsent answer, so an interview whose candidate was away, or whose time is just over, is not ended yet. */
      hasUnsent: z.literal('true', 'hasUnsent is true').optional(),
    }),
    answer: CandidateSession,
    refusals: { notFound },
  },
  'POST /api/candidate/interviews/:sessionId/consent': {
    params: ofSession,
    body: z.object({
      version: z.literal(noticeVersion, 'Please load the page again: the notice has changed'),
      items: z.array(ConsentName).max(10),
    }),
    answer: CandidateSession,
    refusals: {
      notFound,
      linkNeeded,
      notOpen,
      incomplete: [400, 'Without a transcript that the company reads there is no interview. You can ask for a person instead.'],
    },
  },
  /** The candidate refuses an interview with a program. The company is notified. */
  'POST /api/candidate/interviews/:sessionId/decline': {
    params: ofSession,
    answer: CandidateSession,
    refusals: { notFound, linkNeeded, notOpen },
  },
  /** A start token for one use within ten minutes. Without `sessionId`, it is for the session of the cookie. */
  'POST /api/candidate/ai/ephemeral-token': {
    body: z.object({ sessionId: z.uuid().optional() }).optional(),
    answer: z.object({
      token: z.string(),
      client_secret: z.object({ value: z.string(), expires_at: z.int() }),
      /** The URL to which the browser posts its SDP offer; null for the practice interviewer, which needs no call. */
      callsUrl: z.url().nullable(),
      interviewer: z.enum(['practice', 'realtime']),
    }),
    refusals: {
      linkNeeded,
      notOpen,
      noConsent: [409, 'Please read the notice and agree first'],
      tooMany: [409, 'This interview was started too often. Please ask the company for a new one.'],
    },
  },
  /**
   * Takes the SDP offer of the browser, with the start token as bearer token, and returns the SDP answer of the voice service. Starts the interview
   * by voice, or continues at the same question.
   */
  'POST /api/candidate/interviews/:sessionId/call': {
    params: ofSession,
    upload: { types: ['application/sdp'], maxBytes: 32 * 1_024 },
    file: 'application/sdp',
    refusals: {
      tooLarge: [413, 'This offer is too long'],
      wrongType: [415, 'An offer is application/sdp'],
      badOffer: [400, 'This is no offer of a call with sound'],
      notFound,
      linkNeeded,
      notOpen,
      badToken,
      noCalls: [409, 'This interview is held by typing'],
      voiceAway: [503, 'The voice service cannot be reached. You can type your answers.'],
    },
  },
  /** The page was closed: ends the call. The interview can be continued later. */
  'POST /api/candidate/interviews/:sessionId/leave': {
    params: ofSession,
    answer: z.object({}),
    refusals: { notFound, linkNeeded },
  },
  /** Starts the interview, or continues at the same question. */
  'POST /api/candidate/interviews/:sessionId/start': {
    params: ofSession,
    body: z.object({ token: z.string('token is required').max(100, 'token is too long') }),
    answer: CandidateSession,
    refusals: { notFound, linkNeeded, notOpen, badToken },
  },
  'POST /api/candidate/interviews/:sessionId/answer': {
    params: ofSession,
    body: z.object({
      turn,
      text: cleanText(longestAnswer, { missing: 'Please answer', tooLong: answerTooLong }).min(1, 'Please answer'),
      via: z.enum(['typed', 'dictated'], 'via is typed or dictated').default('typed'),
      /** The confidence of dictated text, from 0 to 1. */
      confidence: z.number().min(0).max(1).nullable().default(null),
    }),
    answer: CandidateSession,
    refusals: {
      ...running,
      noVoice: [409, 'You have not agreed to dictating. Please type your answer.'],
      paused,
    },
  },
  'POST /api/candidate/interviews/:sessionId/action': {
    params: ofSession,
    body: z.object({ turn, action: z.enum(sessionActions, 'There is no such action') }),
    answer: CandidateSession,
    refusals: {
      ...running,
      notHeard: [409, 'Your answer is not written down yet. Try again in a moment, or type it.'],
      paused,
    },
  },
  /** A score that the browser claims to have received. It is stored beside the server's own score and has no effect. */
  'POST /api/interviews/:sessionId/score': {
    params: ofSession,
    body: Claim,
    answer: Score.extend({ scoredBy: z.enum(['server', 'browser']) }),
    refusals: {
      notFound,
      linkNeeded,
      notRunning,
      noQuestion: [400, 'This question is not part of the interview'],
      different: [409, 'Another score was sent for this question'],
    },
  },
  /** Returns the same result if the interview has already ended. */
  'POST /api/interviews/:sessionId/end': { params: ofSession, answer: Result, refusals: { notFound, linkNeeded, notRunning } },
} as const satisfies Contract
