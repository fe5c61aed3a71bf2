import { useSuspenseQuery } from '@tanstack/react-query'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { MyApplication } from '../contract.ts'
import { recentApplications } from './my-applications.ts'

const shownCount = 3

/** Messages that wait for an answer, and offers: what a candidate opens the site for. Nothing is shown while there is no news. */
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

/** Interviews have no date of their own yet: candidate and employer agree on it by message. */
export function UpcomingEvents() {
  const { items: all } = useSuspenseQuery(recentApplications).data
  const interviews = all.filter(({ status }) => status === 'interview')
  return (
    <Card className="grid gap-2 wrap-anywhere">
      <h2 className="text-lg">Upcoming events</h2>
      {interviews.length === 0 && <p className="text-soft">Your interviews will appear here.</p>}
      <ul className="grid gap-2">
        {interviews.map(({ id, job }) => (
          <li key={id}>
            <p className="font-medium">
              Interview with <bdi>{job.company}</bdi>
            </p>
            <p className="text-soft">
              Date to be agreed.{' '}
              <Link to={`/applications/${id}#messages`} className="inline-block py-2.5 text-blue-dark underline">
                Answer <span className="sr-only">{job.company}</span>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
