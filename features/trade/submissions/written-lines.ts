/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

interface Hours {
  lines: { at: string; what: string }[]
  /** The first line that does not begin with an hour. */
  wrong?: string
}

/** `4:30 pm Vows under the oaks`: an hour and what happened then. */
export function hoursOf(text: string): Hours {
  const read = linesOf(text).map((line) => ({
    line,
    found: /^(1[0-2]|[1-9])(?::([0-5]\d))?\s*([ap])\.?m\.?[\s:,–-]*(.{5,140})$/i.exec(line),
  }))
  const wrong = read.find(({ found }) => !found)?.line
  const lines = read.flatMap(({ found }) =>
    found ? [{ at: `${found[1]}:${found[2] ?? '00'} ${found[3]!.toUpperCase()}M`, what: found[4]! }] : [],
  )
  return { lines, ...(wrong !== undefined && { wrong }) }
}
