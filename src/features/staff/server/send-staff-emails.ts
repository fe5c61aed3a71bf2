import type { AppContext } from '#platform/server/app-context.ts'
import { reaction } from '#platform/server/events.ts'
import { wasSent } from '#platform/server/send-once.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { staffAccessChanged, staffInvited, staffResetRequested } from '../contract.ts'
import { roleLabels } from '../permissions.ts'
import { accessChangedEmail, invitationEmail, staffResetEmail } from './emails.ts'
import { findActiveStaff, setStaffResetToken } from './queries.ts'

const hourMs = 60 * 60 * 1_000
const resetMs = hourMs
const invitationMs = 72 * hourMs

/** Creates the token when the email is written, and stores only its hash. Only the newest link works. */
async function newLink({ db, clock, sites }: AppContext, adminId: string, lifeMs: number): Promise<string> {
  const token = newToken()
  await setStaffResetToken(db, adminId, digestOf(token), new Date(clock().getTime() + lifeMs))
  return `${sites.mainUrl}/admin/forgot-password?token=${token}`
}

export const staffEmails = [
  reaction('mailStaffReset', staffResetRequested, async (context, { adminId, askId }) => {
    const key = `staff-reset-${askId}`
    const person = adminId && (await findActiveStaff(context.db, adminId))
    if (!adminId || !person || (await wasSent(context.db, key))) return
    await context.sendEmail(staffResetEmail(person, { key, link: await newLink(context, adminId, resetMs) }))
  }),
  reaction('mailStaffInvitation', staffInvited, async (context, { adminId, askId }) => {
    const key = `staff-invitation-${askId}`
    const person = adminId && (await findActiveStaff(context.db, adminId))
    if (!adminId || !person || person.lastLogin || (await wasSent(context.db, key))) return
    const link = await newLink(context, adminId, invitationMs)
    await context.sendEmail(invitationEmail(person, { key, link, role: roleLabels[person.role] }))
  }),
  reaction('mailStaffAccessChanged', staffAccessChanged, async ({ db, sendEmail, sites }, { adminId, changeId, change }) => {
    const person = await findActiveStaff(db, adminId)
    if (!person) return
    const link = `${sites.mainUrl}/admin/forgot-password`
    await sendEmail(accessChangedEmail(person, { key: `staff-access-${changeId}`, link, change }))
  }),
]
