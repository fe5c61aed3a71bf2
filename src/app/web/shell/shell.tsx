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

/** When the shell's own calls have failed, or a screen that no boundary of its own holds. */
export function BrokenShell() {
  return (
    <MainFrame>
      <Failure />
    </MainFrame>
  )
}
