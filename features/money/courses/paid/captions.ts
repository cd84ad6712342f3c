/** A paragraph of what is said in a film, and from when on. */
export interface Said {
  seconds: number
  text: string
}

/** The transcript that captions hold (WebVTT): a cue with a name begins a paragraph, one without goes on with it. */
export function transcriptOf(captions: string): Said[] {
  const said: Said[] = []
  for (const block of captions.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '')
    const at = lines.findIndex((line) => line.includes('-->'))
    const text = lines
      .slice(at + 1)
      .join(' ')
      .trim()
    if (at === -1 || text === '') continue
    const last = said.at(-1)
    if (last && at === 0) last.text += ` ${text}`
    else said.push({ seconds: secondsAt(lines[at]!), text })
  }
  return said
}

/** The whole second at which a cue begins, from `00:03:12.500 --> …` or `03:12.500 --> …`. */
function secondsAt(line: string): number {
  const parts = (line.split('-->')[0] ?? '').trim().split(':').map(Number)
  return Math.floor(parts.reduce((sum, part) => sum * 60 + (Number.isFinite(part) ? part : 0), 0))
}
