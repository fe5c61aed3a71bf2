import type { ReactNode } from 'react'
import { BulletList } from '#platform/web/ui/bullet-list.tsx'
import type { ScreeningQuestion } from '../questions-contract.ts'
import { requirementOf } from '../questions.ts'

type Level = 'h2' | 'h3'
type SectionProps = { readonly level: Level; readonly title: string; readonly children: ReactNode }

export function Section({ level: Heading, title, children }: SectionProps) {
  return (
    <section className="grid gap-2 border-t border-line pt-4 two:pt-5">
      <Heading className="text-lg">{title}</Heading>
      {children}
    </section>
  )
}

/** The screening questions and disqualifying answers, shown before anybody applies. */
export function Questions({ level, questions }: { readonly level: Level; readonly questions: readonly ScreeningQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <Section level={level} title="Questions when you apply">
      <ol className="grid max-w-prose list-decimal gap-1 pl-5">
        {questions.map((question) => (
          <li key={question.text}>
            {question.text} <span className="text-soft">{requirementOf(question)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

type ItemsProps = { readonly level: Level; readonly title: string; readonly items: readonly string[] }

export function Items({ level, title, items }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <Section level={level} title={title}>
      <BulletList items={items} />
    </Section>
  )
}
