import type { ReactNode } from 'react'
import { Banner } from '#platform/web/ui/banner.tsx'
import type { Notice } from './auth-messages.ts'

/** Rendered from the start and empty, so that screen readers announce its messages. */
export function NoticeBox({ notice, children }: { readonly notice: Notice | null; readonly children?: ReactNode }) {
  return (
    <div role={notice?.isAlert === false ? 'status' : 'alert'} className="empty:hidden">
      {notice && (
        <Banner look={notice.isAlert ? 'failed' : 'done'}>
          <p className="font-medium">{notice.text}</p>
          {children}
        </Banner>
      )}
    </div>
  )
}
