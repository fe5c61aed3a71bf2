import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import type { Audience } from '../rules.ts'

type Question = readonly [question: string, answer: string]

const common: readonly Question[] = [
  ['Is GST in the price?', 'Yes. The price that you see is what you pay, with GST.'],
  [
    'Does a plan renew itself?',
    'No. Nothing is charged unless you pay again. We remind you by email seven days and one day before the end.',
  ],
  ['What if I renew early?', 'The new period begins when the present one ends, so you lose no day.'],
  [
    'Can I change to another plan?',
    'At any time. The new plan begins immediately, and what is unused of the present one makes it longer.',
  ],
  ['Do prices change for me?', 'What you have bought stays as it was sold, for the whole time that you have paid for.'],
  [
    'Money was deducted and nothing happened?',
    'We ask the bank until we know. As soon as the payment is confirmed, your plan starts. Otherwise the bank returns the money.',
  ],
]

const questions: Readonly<Record<Audience, readonly Question[]>> = {
  seeker: [
    ['Do I need a plan to find a job?', 'No. Search, applications, your profile and your CV are free, and stay free.'],
    ['What are stored CV versions?', 'Earlier states of your CV, which you can bring back. Thirty are saved for free.'],
    [
      'What happens to my CV versions when a plan ends?',
      'Your CV stays. The newest thirty versions stay too. When you next save your CV, older versions are deleted.',
    ],
    ...common,
  ],
  employer: [
    ['What does a job post count?', 'The jobs that are open at the same time. Close one, and its place is free for another.'],
    [
      'When is an unlock used?',
      'Only when a person agrees to share contact details. Unlocks that you have bought do not end with the plan.',
    ],
    ['How does our GSTIN get on the invoice?', 'Save it under Billing before you pay. An invoice that was issued never changes.'],
    ...common,
  ],
}

export function PlanQuestions({ audience }: { readonly audience: Audience }) {
  return (
    <div>
      {questions[audience].map(([question, answer]) => (
        <Disclosure key={question} title={question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  )
}
