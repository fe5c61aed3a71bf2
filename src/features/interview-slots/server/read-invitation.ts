import type { File } from '#platform/contract/endpoint.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { calendarFile } from '../calendar.ts'
import type { Invitation, UpcomingInterview } from '../contract.ts'
import { wayLabels } from '../rules.ts'
import { findInvitation, findLastInvitation, type InvitationRow, listBusy, type Ref } from './queries.ts'
import { listUpcomingOf } from './upcoming-queries.ts'

const minuteMs = 60_000

export async function readInvitation(db: Db, ref: Ref, now: Date): Promise<Invitation | null> {
  const row = await findLastInvitation(db, ref)
  return row && shownInvitation(row, await listBusy(db, row, now), now)
}

type Busy = Awaited<ReturnType<typeof listBusy>>

function shownInvitation(row: InvitationRow, busy: Busy, now: Date): Invitation {
  const { id, applicationId, minutes, way, place, note, offered, bookedAt, cancelledAt, cancelledBy: by } = row
  const isFree = (start: Date): boolean => {
    const end = new Date(start.getTime() + minutes * minuteMs)
    return start > now && !busy.some((other) => other.bookedAt < end && start < other.bookedUntil)
  }
  const slots = offered.map((start) => ({ startsAt: start.toISOString(), isFree: isFree(start) }))
  const cancelled = cancelledAt && by && { by, at: cancelledAt.toISOString() }
  return { id, applicationId, minutes, way, place, note, slots, bookedAt: bookedAt?.toISOString() ?? null, cancelled }
}

export async function readUpcoming(db: Db, userId: string, now: Date): Promise<UpcomingInterview[]> {
  const rows = await listUpcomingOf(db, userId, now)
  return rows.map(({ jobSnapshot: { title, company }, bookedAt, ...row }) => ({
    ...row,
    bookedAt: bookedAt?.toISOString() ?? null,
    jobTitle: title,
    company,
  }))
}

/** Null until a time is booked. */
export async function printCalendar({ db, sites }: Pick<AppContext, 'db' | 'sites'>, ref: Ref): Promise<File | null> {
  const row = await findInvitation(db, ref)
  if (!row?.bookedAt || !row.bookedUntil) return null
  const { title, company } = row.jobSnapshot
  const isCandidate = 'userId' in ref.of
  const entry = {
    id: row.id,
    sequence: row.sequence,
    startsAt: row.bookedAt,
    endsAt: row.bookedUntil,
    changedAt: row.updatedAt,
    title: isCandidate ? `Interview: ${title} at ${company}` : `Interview: ${row.cvSnapshot.personalInfo.fullName}, ${title}`,
    place: row.place || wayLabels[row.way],
    text: row.note,
    isCancelled: false,
  }
  const content = calendarFile(entry, new URL(sites.mainUrl).hostname)
  return { name: 'interview.ics', content: new TextEncoder().encode(content) }
}
