import type { Feature } from '#platform/server/feature.ts'
import { notifications } from '../contract.ts'
import { notifyMessage, notifyMove } from './on-application-followed.ts'
import { noteReceipt, notifyEmployer } from './on-application-submitted.ts'
import { confirmWithdrawal, notifyWithdrawal } from './on-application-withdrawn.ts'
import { notifyAlert, notifyMatch } from './on-found.ts'
import { notificationPersonalData } from './personal-data.ts'
import { notificationRoutes } from './routes.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  about: 'Who is told what, when and how: the list in the product and the emails that follow from it.',
  standsOn: ['auth', 'settings', 'applications', 'wishes', 'saved-searches'],
  calls: [{ contract: notifications, routes: notificationRoutes }],
  reactions: [
    notifyEmployer,
    noteReceipt,
    confirmWithdrawal,
    notifyWithdrawal,
    notifyMove,
    notifyMessage,
    notifyMatch,
    notifyAlert,
  ],
  personalData: notificationPersonalData,
  notPersonalData: { 'notifications.message_id': 'The application that it names beside it says whose it is.' },
}
