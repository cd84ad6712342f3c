/** How large a file is, as people say it. */
export function fileSize(bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? ['bytes', 1]
  const count = bytes / size
  return `${count < 10 && size > 1 ? count.toFixed(1).replace('.0', '') : Math.round(count)} ${unit}`
}

const units: [string, number][] = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['KB', 1e3],
]
