import { categoryLabels } from '#features/interview-preparation/choices.ts'
import type { PreparationAnswer, Question } from '#features/interview-preparation/contract.ts'
import { questionsOf } from '#features/interview-preparation/practice.ts'
import type { Kit } from '#features/interviewer-kits/contract.ts'

/** A question of the interview preparation, with the points of a good answer. */
type MockQuestion = Kit['questions'][number] & Pick<Question, 'category' | 'expectedAnswer' | 'assessmentCriteria'>
export type MockKit = Omit<Kit, 'questions'> & { readonly questions: readonly MockQuestion[] }

const seconds = { easy: 90, medium: 120, hard: 180 } as const
const anchors = [
  { from: 1, to: 3, text: 'Little of what is expected, or too short.' },
  { from: 4, to: 6, text: 'The main points, with gaps.' },
  { from: 7, to: 10, text: 'Complete and concrete.' },
]
const followUps = [
  'What did you do yourself, step by step?',
  'What came of it, and how do you know? Give figures if you have them.',
]

/** The questions of a round as a kit. Only questions about the person's own experience get follow-up questions. */
export function mockKitOf(content: Pick<PreparationAnswer, 'areas'>, round: number): MockKit {
  const questions = questionsOf(content, round).map((question, at) => kitQuestion(question, at))
  const competencies = [...new Set(questions.map(({ competency }) => competency))]
  const rubric = competencies.map((competency) => ({ competency, weight: 1 / competencies.length, anchors }))
  return {
    id: 'mock',
    version: 1,
    name: 'Mock interview',
    description: 'Questions of the interview preparation.',
    warmUp: 'How are you today?',
    rubric,
    questions,
  }
}

function kitQuestion({ question, category, difficulty, expectedAnswer, assessmentCriteria }: Question, at: number): MockQuestion {
  return {
    id: `question-${at + 1}`,
    text: question,
    competency: categoryLabels[category],
    timeLimit: seconds[difficulty],
    expectsMetrics: /\b(?:figures?|numbers?|percent|measured?|measures)\b/i.test(
      `${expectedAnswer} ${assessmentCriteria.join(' ')}`,
    ),
    followUps: isAboutOwnCase({ category, text: question }) ? followUps : [],
    category,
    expectedAnswer,
    assessmentCriteria,
  }
}

/** "Tell me about a time…", but not "What would you do?". */
export function isAboutOwnCase({ category, text }: Pick<MockQuestion, 'category' | 'text'>): boolean {
  if (category !== 'behavioral' || /\b(?:would you|will you|do you (?:do|say|decide))\b/i.test(text)) return false
  return /\b(?:tell (?:me|us)|describe|did|have you|was|were|time when|example|you (?:led|built|made))\b/i.test(text)
}
