/** Says what a proof measured; lists of milliseconds become their median and their longest. */
export function figures(proof: string, measured: Record<string, number | string | readonly number[]>): void {
  const parts = Object.entries(measured).map(([name, value]) => `${name} ${typeof value === 'object' ? spread(value) : shown(value)}`)
  console.log(`${proof}: ${parts.join(', ')}`)
}

function shown(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en') : value
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms (longest ${Math.round(sorted.at(-1) ?? 0)} ms)`
}
