/** `day` is the number of the day in India. */
type TrafficCountsTable = { day: number; kind: string; name: string; count: number }
type TrafficSaltsTable = { day: number; salt: Buffer }
type TrafficVisitorsTable = { day: number; visitor: Buffer }
type TrafficRegistersTable = { day: number; register: number; rank: number }
type TrafficWritersTable = { id: string; batch: number; writtenAt: Date }
type ServerSpansTable = { id: string; startedAt: Date; seenAt: Date; endedAt: Date | null }

declare module '#platform/server/db.ts' {
  interface Tables {
    trafficCounts: TrafficCountsTable
    trafficSalts: TrafficSaltsTable
    trafficVisitors: TrafficVisitorsTable
    trafficRegisters: TrafficRegistersTable
    trafficWriters: TrafficWritersTable
    serverSpans: ServerSpansTable
  }
}
