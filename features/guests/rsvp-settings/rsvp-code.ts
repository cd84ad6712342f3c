/** Letters and digits that nobody takes for each other on a card: no 0 and O, no 1, I and L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Cards of earlier days have eight, which stay good. */
const length = 10

export function newCode(): string {
  let code = ''
  while (code.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // Whatever is past the last whole round would make the first signs likelier than the others.
    if (byte < 256 - (256 % signs.length)) code += signs[byte % signs.length]
  }
  return code
}

/** As it stands on the card: `7KQM3-XPDRA`. */
export function shownCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}

/** What somebody typed from a card, without the dash and whatever their keyboard added. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
}
