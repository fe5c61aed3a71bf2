import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { sessionReport } from '#features/interview-sessions/web/interview-queries.ts'
import { SessionView } from '#features/interview-sessions/web/session-view.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadEmployer } from '../employers-only.ts'

export const loader = loadEmployer((client, { sessionId = '' }) =>
  Promise.all([client.fetchQuery({ ...sessionReport(sessionId), staleTime: 0 }), client.ensureQueryData(employerProfile)]),
)

export function Component() {
  const { sessionId = '' } = useParams()
  const { candidateName } = useSuspenseQuery(sessionReport(sessionId)).data
  const { role } = useSuspenseQuery(employerProfile).data
  return (
    <EmployerFrame title={candidateName} lead="AI interview">
      <Seo title={`Interview: ${candidateName}`} isHidden />
      <SessionView id={sessionId} mayWrite={role !== 'viewer'} />
    </EmployerFrame>
  )
}
