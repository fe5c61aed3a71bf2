import { useSuspenseQuery } from '@tanstack/react-query'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { MyApplication } from '../contract.ts'
import { recentApplications } from './my-applications.ts'

const shownCount = 3

/** Messages that wait for an answer, and offers: the reasons for which candidates open the site. Renders nothing without news. */
export function WhatChanged() {
  const { items: all } = useSuspenseQuery(recentApplications).data
  const news = all.filter(({ unread, status }) => unread > 0 || status === 'offer')
  if (news.length === 0) return null
  return (
    <Card className="grid gap-1 border-l-4 border-l-marigold" aria-labelledby="what-changed">
      <h2 id="what-changed" className="text-lg">
        New for you
      </h2>
      <ul className="wrap-anywhere">
        {news.slice(0, shownCount).map((application) => (
          <ChangedApplication key={application.id} application={application} />
        ))}
      </ul>
    </Card>
  )
}

function ChangedApplication({ application: { id, job, status, unread } }: { readonly application: MyApplication }) {
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={`/applications/${id}${unread > 0 ? '#messages' : ''}`}
        className="group flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-2"
      >
        <span>
          <span className="font-medium group-hover:underline">
            <bdi>{job.company}</bdi>
          </span>{' '}
          <span className="text-soft">{job.title}</span>
        </span>
        <span className="flex gap-2">
          {status === 'offer' && <Badge look="leaf">Offer</Badge>}
          {unread > 0 && (
            <Badge look="marigold">
              {unread} new {unread === 1 ? 'message' : 'messages'}
            </Badge>
          )}
        </span>
      </Link>
    </li>
  )
}
