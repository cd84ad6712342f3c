/** The parts of a value that are other than in the one below it; undefined where none is. Lists differ whole. */
export function differing(base: unknown, value: unknown): unknown {
  if (!isPart(base) || !isPart(value)) return JSON.stringify(base) === JSON.stringify(value) ? undefined : value
  const parts = Object.entries(value).map(([key, part]) => [key, differing(base[key], part)] as const)
  const others = parts.filter(([, part]) => part !== undefined)
  return others.length > 0 ? Object.fromEntries(others) : undefined
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
