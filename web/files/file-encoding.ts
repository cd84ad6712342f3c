/** The text of a file, whichever way a spreadsheet wrote it down: Excel still writes the letters of Windows on its own. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = widthOf(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-16 that does not say so: every other byte of Latin letters is 0. */
function widthOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 400)
  const zeros = [0, 0]
  start.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2]! += 1
  })
  const many = start.length / 8
  if (zeros[1]! > many && zeros[0]! < many / 4) return 'utf-16le'
  return zeros[0]! > many && zeros[1]! < many / 4 ? 'utf-16be' : undefined
}
