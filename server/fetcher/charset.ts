/** The words of a page in the letters it was written in: by the mark at its beginning, its header, what it says of itself, or its looks. */
export function decoded(bytes: Buffer, contentType: string): string {
  const named = [markOf(bytes), charsetIn(contentType), written(bytes)].map(decoderFor).find((decoder) => decoder !== undefined)
  return named ? named.decode(bytes) : (asUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes))
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).toString('hex') === 'efbbbf') return 'utf-8'
  return { feff: 'utf-16be', fffe: 'utf-16le' }[bytes.subarray(0, 2).toString('hex')]
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1]
}

/** A page that can be read far enough to say UTF-16 of itself isn't in it. */
function written(bytes: Buffer): string | undefined {
  const tag = /<meta\b[^>]*charset[^>]*>/i.exec(bytes.subarray(0, 1_024).toString('latin1'))?.[0] ?? ''
  return charsetIn(tag)?.replace(/^utf-?16.*$/i, 'utf-8')
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label ? new TextDecoder(label) : undefined
  } catch {
    return undefined
  }
}

/** A letter that was cut through at the end is no reason against it. */
function asUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}
