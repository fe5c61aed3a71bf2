/** Pages that the frame or an email links to and that are not built yet. Each shows what will be there, from screens/opens-soon.tsx. */
export const openingSoonPaths = ['/interview-prep'] as const

export type OpeningSoonPath = (typeof openingSoonPaths)[number]
