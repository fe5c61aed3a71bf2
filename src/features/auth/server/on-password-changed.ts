import { reaction } from '#platform/server/events.ts'
import { passwordChanged } from '../contract.ts'
import { passwordChangedLetter } from './letters.ts'
import { findPerson } from './queries.ts'

export const tellPasswordChanged = reaction('tellPasswordChanged', passwordChanged, async (facilities, { userId, changeId }) => {
  const { db, post, sites } = facilities
  const person = await findPerson(db, userId)
  if (!person) return
  const forgotLink = `${sites.mainUrl}/auth?tab=forgot-password`
  await post(passwordChangedLetter(person.email, { changeId, forgotLink, supportEmail: sites.supportEmail }))
})
