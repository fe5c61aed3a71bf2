import type { ComponentType } from 'react'
import { EducationStep } from './education-step.tsx'
import { ExperienceStep } from './experience-step.tsx'
import { SkillsStep } from './skills-step.tsx'
import { SummaryStep } from './summary-step.tsx'

/** The steps after the first, in order. */
export const laterSteps: readonly ComponentType[] = [SummaryStep, ExperienceStep, EducationStep, SkillsStep]
