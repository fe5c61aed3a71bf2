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

/** When the shell's own calls have failed, or a screen without its own error boundary. */
export function BrokenShell() {
  return (
    <MainFrame>
      <Failure />
    </MainFrame>
  )
}
