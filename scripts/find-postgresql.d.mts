export function postgresFolder(): string | undefined
