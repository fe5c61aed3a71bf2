import { assistantAnswersFeature } from '#features/assistant-answers/server/feature.ts'
import { assistantModelFeature } from '#features/assistant-model/server/feature.ts'
import { assistantToolsFeature } from '#features/assistant-tools/server/feature.ts'
import { assistantFeature } from '#features/assistant/server/feature.ts'
import { conversationsFeature } from '#features/conversations/server/feature.ts'
import type { Feature } from '#platform/server/feature.ts'

/** The features of the assistant: tools, memory, and the parts that answer. */
export const assistantFeatures: readonly Feature[] = [
  assistantToolsFeature,
  conversationsFeature,
  assistantAnswersFeature,
  assistantModelFeature,
  assistantFeature,
]
