import { useQuery } from '@tanstack/react-query'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { NotificationList } from '#features/notifications/web/notification-list.tsx'
import { myNotifications, unread } from '#features/notifications/web/notification-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

/** The count of the bell is reloaded too, because the list may have new entries. */
export const loader = loadSignedIn(async (client) => {
  await client.fetchQuery({ ...myNotifications, staleTime: 0 })
  await client.invalidateQueries({ queryKey: unread.queryKey })
})

export function Component() {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return (
    <>
      <Seo title="Notifications" isHidden />
      <PageHeader title="Notifications" />
      {user?.isEmployer ? (
        <NotificationList
          expected="Applications for your jobs will appear here."
          wayOn={<ButtonLink to="/employer-portal">Employer Portal</ButtonLink>}
        />
      ) : (
        <NotificationList
          expected="Updates on your applications, matches and alerts will appear here."
          wayOn={
            <>
              <ButtonLink to="/wishes">My Wishes</ButtonLink>
              <ButtonLink to="/jobs" look="secondary">
                Browse Jobs
              </ButtonLink>
            </>
          }
        />
      )}
    </>
  )
}
