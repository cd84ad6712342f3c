/** One line of an address card, taken apart. */
export interface Property {
  name: string
  parameters: string
  value: string
}

/** A picture in a card is long, and nothing of ours. */
const mostLetters = 40_000

/** A line that begins with a blank belongs to the one before; a quoted-printable one goes on after its `=`. */
export function* unfolded(text: string): Generator<string> {
  const lines = text.split(/\r\n|\n|\r/)
  for (let at = 0; at < lines.length; ) {
    const whole = new Unfolding(lines[at++] ?? '')
    while (at < lines.length && whole.takes(lines[at] ?? '')) at++
    yield whole.text()
  }
}

/** Cards come from anywhere, so a line is read in one pass: no expression that could try a text in many ways. */
export function propertyOf(line: string): Property | undefined {
  const end = endOfHead(line)
  if (end < 0) return undefined
  const [name = '', ...parameters] = line.slice(0, end).split(';')
  const [, plainName] = /^(?:[\w-]+\.)?([\w-]+)$/.exec(name) ?? []
  const value = line.slice(end + 1)
  return plainName ? { name: plainName.toUpperCase(), parameters: parameters.join(';').toUpperCase(), value } : undefined
}

/** The first colon that stands in no quotes; a quote that never ends is a letter like others. */
function endOfHead(line: string): number {
  for (let at = 0; at < line.length; at++) {
    if (line[at] === ':') return at
    if (line[at] === '"') at = Math.max(at, line.indexOf('"', at + 1))
  }
  return -1
}

class Unfolding {
  #text = ''
  #last = ''
  /** What stands before the first colon, until that is known. */
  #head: string[] | undefined = []
  #isQuoted = false

  constructor(line: string) {
    this.#add(line)
  }

  takes(line: string): boolean {
    const goesOn = this.#isQuoted && this.#last.endsWith('=')
    if (!goesOn && !/^[ \t]/.test(line)) return false
    if (goesOn && this.#text.length < mostLetters) this.#text = this.#text.slice(0, -1)
    this.#add(goesOn ? line : line.slice(1))
    return true
  }

  text(): string {
    return this.#text
  }

  #add(piece: string): void {
    this.#last = piece
    if (this.#text.length < mostLetters) this.#text = (this.#text + piece).slice(0, mostLetters)
    if (this.#head) this.#readHead(this.#head, piece)
  }

  #readHead(head: string[], piece: string): void {
    const colon = piece.indexOf(':')
    head.push(colon < 0 ? piece : piece.slice(0, colon))
    if (colon < 0) return
    this.#isQuoted = head.join('').toUpperCase().includes('QUOTED-PRINTABLE')
    this.#head = undefined
  }
}
