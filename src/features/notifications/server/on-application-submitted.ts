import { applicationSubmitted } from '#features/applications/contract.ts'
import { reaction } from '#platform/server/events.ts'
import { notify } from './notify.ts'
import { findApplicationNews } from './source-queries.ts'

export const notifyEmployer = reaction('notifyEmployer', applicationSubmitted, async (facilities, { applicationId }) => {
  const news = await findApplicationNews(facilities.db, applicationId)
  if (!news?.employerUserId) return
  await notify(facilities, {
    userId: news.employerUserId,
    key: `application-${applicationId}`,
    kind: 'application',
    title: `${news.cvSnapshot.personalInfo.fullName} has applied for ${news.jobSnapshot.title}`,
    body: 'The CV is kept with the application as it was sent.',
    link: '/employer-portal',
    hasOwnLetter: true,
  })
})
