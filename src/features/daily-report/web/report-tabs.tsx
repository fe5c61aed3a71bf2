import { useState } from 'react'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { CurrentReport } from './current-report.tsx'
import { ReportHistory } from './report-history.tsx'

const tabs = [
  { name: 'current', label: 'Current Report' },
  { name: 'history', label: 'Report History' },
] as const
type Tab = (typeof tabs)[number]['name']

/** The URL names the tab if a range of days was selected. */
export function ReportTabs() {
  const isHistory = useSearchParams().get('tab') === 'history'
  const [chosen, choose] = useState<Tab>(isHistory ? 'history' : 'current')
  return (
    <Tabs label="Daily reports" tabs={tabs} chosen={chosen} onChoose={choose}>
      {chosen === 'current' ? <CurrentReport /> : <ReportHistory />}
    </Tabs>
  )
}
