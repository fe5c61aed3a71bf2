import type { ReactNode } from 'react'
import { EducationStep } from './education-step.tsx'
import { ExperienceStep } from './experience-step.tsx'
import { SkillsStep } from './skills-step.tsx'
import { SummaryStep } from './summary-step.tsx'

/** The steps after the first, in order. */
export const laterSteps: readonly ReactNode[] = [
  <SummaryStep key="summary" />,
  <ExperienceStep key="experience" />,
  <EducationStep key="education" />,
  <SkillsStep key="skills" />,
]
