/** Seconds of a length as files write it, `8:40`. */
export function secondsOf(written: string): number {
  const [minutes = 0, seconds = 0] = written.split(':').map(Number)
  return minutes * 60 + seconds
}

/** A place in a film as its clock shows it, `8:40`. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** How long it takes, in minutes and hours: `44 min`, `1 h 03`. */
export function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
