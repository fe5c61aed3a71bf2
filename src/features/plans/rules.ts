export const planTypes = ['single_vacancy', 'multiple_vacancy'] as const
export type PlanType = (typeof planTypes)[number]

/** Who buys a plan. */
export const audiences = ['seeker', 'employer'] as const
export type Audience = (typeof audiences)[number]
