import type { ReactNode } from 'react'
import { BulletList } from '#platform/web/ui/bullet-list.tsx'
import type { TabName } from '../addresses.ts'
import { roleAreaLabels } from '../choices.ts'
import type { IndustryNotes, Preparation, PreparationAnswer } from '../contract.ts'
import { Checklist } from './checklist.tsx'
import { QuestionList } from './question-list.tsx'

type SectionProps = { readonly name: TabName; readonly content: PreparationAnswer; readonly isPrinted?: boolean }

/** The content of one tab: a part for each role area, then the part of the industry. */
export function PreparationSection({ name, content: { industry, areas }, isPrinted = false }: SectionProps) {
  const partOf = areaParts[name]
  return (
    <div className="grid gap-8">
      {areas.map((area) => (
        <section key={area.roleArea} className="grid gap-3">
          <h3 className={areas.length > 1 ? 'text-lg' : 'sr-only'}>{roleAreaLabels[area.roleArea]}</h3>
          {partOf(area, isPrinted)}
        </section>
      ))}
      {industryParts[name]?.(industry)}
    </div>
  )
}

const areaParts: Readonly<Record<TabName, (area: Preparation, isPrinted: boolean) => ReactNode>> = {
  overview: ({ overview }) => <Paragraphs texts={overview} />,
  expectations: ({ expectations }) => <BulletList items={expectations} />,
  preparation: (area) => <Checklist area={area} />,
  general: ({ general }, isPrinted) => <QuestionList questions={general} isOpen={isPrinted} />,
  technical: ({ technical }, isPrinted) => <QuestionList questions={technical} isOpen={isPrinted} />,
  tips: ({ tips }) => <BulletList items={tips} />,
}

const industryParts: Readonly<Partial<Record<TabName, (industry: IndustryNotes) => ReactNode>>> = {
  overview: ({ about, hiring }) => (
    <>
      <Part title="About this industry">
        <Paragraphs texts={about} />
      </Part>
      <Part title="How hiring usually works">
        <BulletList items={hiring} />
      </Part>
    </>
  ),
  preparation: ({ readUp, papers }) => (
    <>
      <Part title="Read before the interview">
        <BulletList items={readUp} />
      </Part>
      <Part title="Documents to collect">
        <BulletList items={papers} />
      </Part>
    </>
  ),
  tips: ({ checkFirst }) => (
    <Part title="Check before you accept an offer">
      <BulletList items={checkFirst} />
    </Part>
  ),
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return (
    <div className="grid max-w-prose gap-3">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
