import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Notice } from './auth-messages.ts'

/** Rendered from the start and empty, so that screen readers announce its messages. */
export function NoticeBox({ notice, children }: { readonly notice: Notice | null; readonly children?: ReactNode }) {
  const Icon = notice?.isAlert ? CircleAlert : CircleCheck
  return (
    <div role={notice?.isAlert === false ? 'status' : 'alert'} className="empty:hidden">
      {notice && (
        <div
          className={`flex gap-3 rounded-control p-3 ${notice.isAlert ? 'bg-brick-wash text-brick' : 'bg-leaf-wash text-leaf'}`}
        >
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0">
            <p className="font-medium">{notice.text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
