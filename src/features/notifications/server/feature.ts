import type { Feature } from '#platform/server/feature.ts'
import { notifications } from '../contract.ts'
import { notifyMessage, notifyMove } from './on-application-followed.ts'
import { noteReceipt, notifyEmployer } from './on-application-submitted.ts'
import { confirmWithdrawal, notifyWithdrawal } from './on-application-withdrawn.ts'
import { forgetFormerMember } from './on-member-left.ts'
import { notifyAlert, notifyMatch } from './on-found.ts'
import { tellOfClosing, tellOfHold, tellOfPause, tellOfRelease, tellOfRemoval } from './on-job-changed.ts'
import {
  askCompany,
  tellCompanyOfFaults,
  tellCompanyOfHold,
  tellCompanyOfPause,
  tellCompanyOfPublication,
  tellCompanyOfRelease,
  tellCompanyOfRemoval,
} from './on-posting-changed.ts'
import { notifyAiInterviewEnd } from './on-ai-interview.ts'
import { notifyInterviews } from './on-interview.ts'
import { noticeEmail, tellOfSuspension } from './on-suspension.ts'
import { notifySilence } from './on-silence.ts'
import { notifyContactAnswer, notifyContactRequest, notifyContactReturned, notifyInvitation } from './on-resume.ts'
import { notificationRoutes } from './routes.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const notificationPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'notifications',
    about: 'What we have told you inside the product, and what the daily emails tell you.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    name: 'notifications_about_you',
    table: 'notifications',
    about: 'What we have told employers about your applications.',
    links: [{ column: 'application_id', in: 'applications' }],
    notExported: 'They are the employers’ own list.',
    onDelete: 'erased',
  },
]

export const notificationsFeature: Feature = {
  name: 'notifications',
  about: 'Decides who is notified of what, when and how: the list in the product and the emails that follow from it.',
  standsOn: [
    'jobs',
    'auth',
    'employers',
    'settings',
    'applications',
    'interview-slots',
    'interview-sessions',
    'job-posting',
    'wishes',
    'saved-searches',
    'resume-search',
    'resume-unlocks',
    'user-management',
  ],
  calls: [{ contract: notifications, routes: notificationRoutes }],
  reactions: [
    notifyEmployer,
    noteReceipt,
    confirmWithdrawal,
    notifyWithdrawal,
    notifyMove,
    notifyMessage,
    ...notifyInterviews,
    notifyAiInterviewEnd,
    notifySilence,
    forgetFormerMember,
    notifyMatch,
    notifyAlert,
    tellOfPause,
    tellOfClosing,
    tellOfHold,
    tellOfRelease,
    tellOfRemoval,
    tellOfSuspension,
    askCompany,
    tellCompanyOfPublication,
    tellCompanyOfFaults,
    tellCompanyOfPause,
    tellCompanyOfHold,
    tellCompanyOfRelease,
    tellCompanyOfRemoval,
    notifyContactRequest,
    notifyContactAnswer,
    notifyContactReturned,
    notifyInvitation,
  ],
  emails: [noticeEmail],
  personalData: notificationPersonalData,
  notPersonalData: { 'notifications.message_id': 'The application that it names beside it says whose it is.' },
}
