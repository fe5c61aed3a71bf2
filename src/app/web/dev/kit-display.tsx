import { useState } from 'react'
import { ProgressBar, RangeBar, SegmentedBar } from '#platform/web/ui/bars.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Stats } from '#platform/web/ui/stat.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#platform/web/ui/states.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { Timeline } from '#platform/web/ui/timeline.tsx'

export const companies = ['Tata Motors', 'Zoho', 'Infosys', 'Ola Electric', 'भारत फोर्ज', 'HDFC Bank', 'Dr Reddy’s', 'Wipro']

export function KitType() {
  return (
    <>
      <p className="text-4xl font-semibold">Naukri, ₹4,50,000 per year</p>
      <p className="text-3xl font-semibold">Software Engineer</p>
      <p className="text-2xl">Bengaluru, Chennai, Pune</p>
      <p className="text-lg">People’s own words: मैं पुणे में काम करना चाहता हूँ</p>
      <p>
        Body text at sixteen pixels, with <strong className="font-semibold">weight 600</strong> and ₹12,50,000.
      </p>
      <p className="text-sm text-soft">Small text for what is beside the point.</p>
    </>
  )
}

export function KitFigures() {
  return (
    <Card className="grid gap-6">
      <Stats
        figures={[
          { label: 'CV built', value: 1 },
          { label: 'Applications', value: 12, note: '2 this week' },
          { label: 'Profile match', value: '85%' },
          { label: 'CV rating', value: '4.8' },
        ]}
      />
      <ProgressBar label="Uploaded" value={40} />
      <SegmentedBar
        label="Profile strength 70 of 100"
        parts={[
          { name: 'summary', points: 20, isFilled: true },
          { name: 'experience', points: 30, isFilled: true },
          { name: 'education', points: 20, isFilled: true },
          { name: 'photo', points: 30, isFilled: false },
        ]}
      />
      <RangeBar label="₹6 L to ₹12 L, median ₹9 L" from={0} to={20} low={6} high={12} middle={9} />
    </Card>
  )
}

export function KitLists() {
  return (
    <>
      <Table caption="Applications">
        <thead>
          <tr>
            <Th>Job</Th>
            <Th>Place</Th>
            <Th isNumber>Pay a year</Th>
          </tr>
        </thead>
        <tbody>
          {companies.slice(0, 3).map((name, index) => (
            <tr key={name}>
              <Td>{name}</Td>
              <Td>Pune</Td>
              <Td isNumber>₹{(640_000 * (index + 1)).toLocaleString('en-IN')}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination page={1} hasNext hrefOf={(page) => `?page=${page}`} />
      <Timeline
        steps={[
          { label: 'Applied', state: 'done', time: '3 May' },
          { label: 'In Review', state: 'current', time: 'since 5 May' },
          { label: 'Interview Scheduled', state: 'next' },
          { label: 'Rejected', state: 'failed' },
        ]}
      />
      <Disclosure title="How long is an advertisement shown?">Thirty days, unless the employer closes it.</Disclosure>
    </>
  )
}

export function KitStates() {
  const [chosen, setChosen] = useState<'empty' | 'failed' | 'loading'>('empty')
  return (
    <Tabs
      label="States"
      tabs={[
        { name: 'empty', label: 'Empty' },
        { name: 'failed', label: 'Failed' },
        { name: 'loading', label: 'Loading' },
      ]}
      chosen={chosen}
      onChoose={setChosen}
    >
      {chosen === 'empty' && (
        <EmptyState title="No applications yet" actions={<Button>Browse Jobs</Button>}>
          What you apply for appears here.
        </EmptyState>
      )}
      {chosen === 'failed' && (
        <ErrorState title="The list could not be loaded" actions={<Button look="secondary">Try again</Button>}>
          Your search is saved.
        </ErrorState>
      )}
      {chosen === 'loading' && (
        <Loading>
          <Skeleton className="mb-3 h-6 w-1/2" />
          <Skeleton className="h-24" />
        </Loading>
      )}
    </Tabs>
  )
}
