import { Outlet } from 'react-router'
import { Failure } from './failure.tsx'
import { MainFrame } from './frame.tsx'

export function Shell() {
  return (
    <MainFrame>
      <Outlet />
    </MainFrame>
  )
}

/** Shown if the shell's own calls have failed, or a screen without an error boundary of its own. */
export function BrokenShell() {
  return (
    <MainFrame>
      <Failure />
    </MainFrame>
  )
}
