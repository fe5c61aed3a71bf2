import { commonQuestions } from '../questions.ts'

export function CommonQuestions() {
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <h2 id="questions" className="text-xl">
        Common questions
      </h2>
      <dl className="grid gap-4">
        {commonQuestions.map(({ question, answer }) => (
          <div key={question} className="grid gap-1 border-t border-line pt-4">
            <dt className="font-semibold">{question}</dt>
            <dd className="max-w-prose text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
