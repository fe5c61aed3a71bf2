import '../later.css'
import { myNotifications, NotificationList } from '#features/notifications/web/notification-list.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

export const loader = loadSignedIn((client) => client.fetchQuery({ ...myNotifications, staleTime: 0 }))

export function Component() {
  return (
    <>
      <Seo title="Notifications" isHidden />
      <PageHeader title="Notifications" lead="What has happened while you were away." />
      <NotificationList />
    </>
  )
}
