import { useQuery } from '@tanstack/react-query'
import { Card } from '#platform/web/ui/card.tsx'
import { careerTip } from './candidate-home-queries.ts'

export function CareerTip() {
  const { data } = useQuery(careerTip)
  if (!data) return null
  return (
    <Card className="grid gap-2 border-l-4 border-l-marigold">
      <h2 className="text-lg">Career tip of the day</h2>
      <p>{data.text}</p>
    </Card>
  )
}
