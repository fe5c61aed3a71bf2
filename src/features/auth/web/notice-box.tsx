import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '#platform/web/ui/banner.tsx'
import type { Notice } from './auth-messages.ts'

type NoticeProps = {
  readonly notice: Notice | null
  /** True for the result of a form, whose button may be a screen below on a phone. */
  readonly isResult?: boolean
  readonly children?: ReactNode
}

/** Rendered from the start, empty, so that screen readers announce its messages. A result is scrolled into view. */
export function NoticeBox({ notice, isResult = false, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isResult || !notice) return
    box.current?.scrollIntoView({ block: 'nearest' })
    // After a failure the focus stays on the button, which will be pressed again.
    if (!notice.isAlert) box.current?.focus({ preventScroll: true })
  }, [notice, isResult])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={notice?.isAlert === false ? 'status' : 'alert'}
      className="scroll-mt-20 outline-none empty:hidden"
    >
      {notice && (
        <Banner look={notice.isAlert ? 'failed' : 'done'}>
          <p className="font-medium">{notice.text}</p>
          {children}
        </Banner>
      )}
    </div>
  )
}
