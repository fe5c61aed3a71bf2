import type { ComponentProps } from 'react'
import { StaffFrame } from '#features/staff/web/staff-frame.tsx'
import { staffNavigation } from './staff-navigation.ts'

export function StaffArea(props: Omit<ComponentProps<typeof StaffFrame>, 'screens'>) {
  return <StaffFrame {...props} screens={staffNavigation} />
}
