import { useSuspenseQuery } from '@tanstack/react-query'
import { Card } from '#platform/web/ui/card.tsx'
import { interviewerKit } from './interview-queries.ts'

const sampleQuestions = 3

/** The questions of the kit and the weights of its competencies. */
export function KitCard() {
  const { name, description, rubric, questions } = useSuspenseQuery(interviewerKit).data
  return (
    <Card aria-labelledby="kit" className="grid content-start gap-4">
      <h2 id="kit" className="text-xl">
        {name}
      </h2>
      <p className="text-soft">{description}</p>
      <h3 className="font-medium">Rubric</h3>
      <dl className="grid gap-1">
        {rubric.map(({ competency, weight }) => (
          <div key={competency} className="flex justify-between gap-4">
            <dt>{competency}</dt>
            <dd className="tabular-nums">{Math.round(weight * 100)}%</dd>
          </div>
        ))}
      </dl>
      <h3 className="font-medium">Sample questions</h3>
      <ol className="grid list-decimal gap-2 pl-5">
        {questions.slice(0, sampleQuestions).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </Card>
  )
}
