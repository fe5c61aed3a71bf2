import { RangeBar } from '#platform/web/ui/bars.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import {
  companyTypeLabels,
  estimateSalary,
  experienceBandLabels,
  experienceBands,
  payText,
  roleLabels,
  type SalaryQuestion,
  salaryLocationLabels,
  yearlyText,
} from '../rules.ts'

/** The estimate, and the other levels of experience on the same scale for comparison. */
export function SalaryResult({ question }: { readonly question: SalaryQuestion }) {
  const { min, max, average } = estimateSalary(question)
  const top = Math.max(...experienceBands.map((experience) => estimateSalary({ ...question, experience }).max))
  return (
    <Card aria-labelledby="estimate" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="estimate" className="text-xl">
          Estimated salary
        </h2>
        <p className="text-soft">
          {roleLabels[question.role]}, {experienceBandLabels[question.experience]}, {salaryLocationLabels[question.location]},{' '}
          {companyTypeLabels[question.companyType]}
        </p>
        <p className="text-2xl font-semibold">
          {payText(min)} – {payText(max)}
        </p>
        <p>
          Average <strong>{yearlyText(average)}</strong>
        </p>
        <RangeBar
          label={`From ${payText(min)} to ${payText(max)}, on average ${payText(average)}`}
          from={0}
          to={top}
          low={min}
          high={max}
          middle={average}
        />
      </div>
      <Growth question={question} top={top} />
    </Card>
  )
}

function Growth({ question, top }: { readonly question: SalaryQuestion; readonly top: number }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">With more experience</h3>
      <ul className="grid gap-3">
        {experienceBands.map((experience) => {
          const { min, max, average } = estimateSalary({ ...question, experience })
          const isChosen = experience === question.experience
          return (
            <li key={experience} aria-current={isChosen || undefined} className="grid gap-1 aria-[current]:font-semibold">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>{experienceBandLabels[experience]}</span>
                <span>
                  {payText(min)} – {payText(max)}
                </span>
              </p>
              <RangeBar label={`Average ${payText(average)}`} from={0} to={top} low={min} high={max} middle={average} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
