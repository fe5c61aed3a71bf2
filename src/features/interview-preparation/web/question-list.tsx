import { Badge } from '#platform/web/ui/badge.tsx'
import { BulletList } from '#platform/web/ui/bullet-list.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { categoryLabels } from '../choices.ts'
import type { Question } from '../contract.ts'

const difficultyLabels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const
const difficultyLooks = { easy: 'leaf', medium: 'marigold', hard: 'brick' } as const

export function QuestionMarks({ question: { category, difficulty } }: { readonly question: Question }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge>{categoryLabels[category]}</Badge>
      <Badge look={difficultyLooks[difficulty]}>{difficultyLabels[difficulty]}</Badge>
    </span>
  )
}

type ListProps = { readonly questions: readonly Question[]; /** Unfolded for printing. */ readonly isOpen?: boolean }

export function QuestionList({ questions, isOpen = false }: ListProps) {
  return (
    <ol className="border-t border-line">
      {questions.map((question) => (
        <li key={question.question} className="break-inside-avoid">
          <Disclosure isOpen={isOpen} title={<QuestionTitle question={question} />}>
            <ExpectedAnswer question={question} />
          </Disclosure>
        </li>
      ))}
    </ol>
  )
}

function QuestionTitle({ question }: { readonly question: Question }) {
  return (
    <span className="grid max-w-prose gap-2">
      {question.question}
      <QuestionMarks question={question} />
    </span>
  )
}

function ExpectedAnswer({ question: { expectedAnswer, assessmentCriteria } }: { readonly question: Question }) {
  return (
    <div className="grid gap-3 text-ink">
      <div>
        <p className="font-medium">Expected answer</p>
        <p>{expectedAnswer}</p>
      </div>
      <div>
        <p className="font-medium">What the interviewer looks for</p>
        <BulletList items={assessmentCriteria} />
      </div>
    </div>
  )
}
