import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { cvSharing } from '../contract.ts'
import { MailMyLink } from './mail-my-link.tsx'
import { sentenceOf, spending } from './verify-cv.tsx'

const ask = apiQuery<typeof cvSharing>()

/** Exchanges the emailed link for an owner token of this browser, and opens the CV. */
export function OpenOwn({ token }: { readonly token: string }) {
  const { data, error } = useQuery({ ...ask('POST /api/cvs/own', { body: { token } }), ...spending, enabled: token !== '' })
  const navigate = useNavigate()
  const cvId = data?.cvId
  useEffect(() => {
    if (cvId) void navigate(`/cv/view/${cvId}`, { replace: true })
  }, [cvId, navigate])
  if (token !== '' && !error) return <output className="block text-soft">Opening your CV…</output>
  return (
    <>
      {error && <p role="alert">{sentenceOf(error)}</p>}
      <p className="text-soft">Enter the phone number in your CV. We'll email a new link to its email address.</p>
      <MailMyLink />
    </>
  )
}
