/** Rows of a text with separators, as spreadsheets write and copy it: quoted cells may hold separators, lines and doubled quotes. */
export function* separated(text: string, separator = separatorOf(text)): Generator<string[]> {
  let row: string[] = []
  let at = 0
  // Programs for spreadsheets put such a line before the rows.
  const told = /^sep=.\r?\n/i.exec(text)
  if (told) at = told[0].length
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at, separator) : plain(text, at, separator)
    row.push(cell.text)
    at = cell.end
    if (text[at] === separator) {
      at += 1
      if (at === text.length) row.push('')
      else continue
    } else at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    yield row
    row = []
  }
  if (row.length > 0) yield row
}

function plain(text: string, from: number, separator: string): { text: string; end: number } {
  let end = from
  for (let sign = text[end]; end < text.length && sign !== separator && sign !== '\n' && sign !== '\r'; sign = text[end]) end += 1
  return { text: text.slice(from, end), end }
}

/** A quote that nothing closes is a quote: somebody wrote it there. */
function quoted(text: string, from: number, separator: string): { text: string; end: number } {
  let cell = ''
  for (let at = from + 1; ; ) {
    const close = text.indexOf('"', at)
    if (close === -1) return plain(text, from, separator)
    cell += text.slice(at, close)
    at = close + 2
    if (text[close + 1] === '"') cell += '"'
    else {
      const rest = plain(text, close + 1, separator)
      return { text: cell + rest.text.trimEnd(), end: rest.end }
    }
  }
}

const separators = ['\t', ';', ',', '|']

/** Which sign stands in most of the first lines, and about as often in each. */
export function separatorOf(text: string): string {
  const told = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (told) return told
  const start = text.slice(0, 20_000)
  const scored = separators.map((separator) => {
    const widths = [...take(separated(start, separator), 30)].map(({ length }) => length)
    const wide = widths.filter((width) => width > 1)
    const usual = wide.toSorted((one, other) => one - other)[Math.floor(wide.length / 2)] ?? 1
    return { separator, score: wide.filter((width) => width === usual).length * Math.min(usual, 12) }
  })
  const [best] = scored.toSorted((one, other) => other.score - one.score)
  return best && best.score > 0 ? best.separator : '\t'
}

function* take<One>(all: Iterable<One>, most: number): Generator<One> {
  let count = 0
  for (const one of all) {
    if (count++ === most) return
    yield one
  }
}
