/** How large a file is, as people say it, by the measure of the limits: 40 MB are 40 times 1,024 times 1,024 bytes. */
export function fileSize(bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? ['bytes', 1]
  const count = bytes / size
  return `${count < 10 && size > 1 ? count.toFixed(1).replace('.0', '') : Math.round(count)} ${unit}`
}

const units: [string, number][] = [
  ['GB', 2 ** 30],
  ['MB', 2 ** 20],
  ['KB', 2 ** 10],
]
