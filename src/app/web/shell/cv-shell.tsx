import { Outlet } from 'react-router'
import { CvFrame } from './cv-frame.tsx'
import { Failure } from './failure.tsx'

export function Component() {
  return (
    <CvFrame>
      <Outlet />
    </CvFrame>
  )
}

export function ErrorBoundary() {
  return (
    <CvFrame>
      <Failure />
    </CvFrame>
  )
}
