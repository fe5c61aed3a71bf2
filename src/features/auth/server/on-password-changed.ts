import { reaction } from '#platform/server/events.ts'
import { passwordChanged } from '../contract.ts'
import { passwordChangedEmail } from './emails.ts'
import { findPerson } from './queries.ts'

export const sendPasswordChangedEmail = reaction(
  'tellPasswordChanged',
  passwordChanged,
  async (context, { userId, changeId }) => {
    const { db, sendEmail, sites } = context
    const person = await findPerson(db, userId)
    if (!person) return
    const forgotLink = `${sites.mainUrl}/auth?tab=forgot-password`
    await sendEmail(passwordChangedEmail(person.email, { changeId, forgotLink, supportEmail: sites.supportEmail }))
  },
)
