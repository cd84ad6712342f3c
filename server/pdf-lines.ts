import { type Run, runsOf, type Weight } from './pdf-faces.ts'

type Pen = PDFKit.PDFDocument

interface Column {
  width: number
  weight: Weight
}

/** Figures of one height and width, which stand under one another. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'tnum', 'kern', 'liga']

/** A text as lines that fit a column, in the size that the pen has. */
export function linesOf(pen: Pen, text: string, { width, weight }: Column): Run[][] {
  const lines: Run[][] = []
  for (const part of text.split('\n')) {
    const words = part.split(/\s+/).flatMap((word) => piecesOf(pen, word, { width, weight }))
    let line: Run[][] = []
    for (const word of words) {
      if (line.length > 0 && widthOf(pen, joined([...line, word], weight)) > width) {
        lines.push(joined(line, weight))
        line = []
      }
      line.push(word)
    }
    lines.push(joined(line, weight))
  }
  return lines
}

export function widthOf(pen: Pen, runs: readonly Run[]): number {
  return runs.reduce((sum, { face, letters }) => sum + pen.font(face).widthOfString(letters, { features }), 0)
}

export function set(pen: Pen, { face, letters }: Run, x: number, y: number): void {
  pen.font(face).text(letters, x, y, { lineBreak: false, features })
}

/** A word that is wider than the column goes on in the next line. */
function piecesOf(pen: Pen, word: string, { width, weight }: Column): Run[][] {
  const runs = runsOf(word, weight)
  if (widthOf(pen, runs) <= width) return [runs]
  const pieces: string[] = ['']
  for (const letter of word.normalize('NFC')) {
    if (widthOf(pen, runsOf(pieces.at(-1)! + letter, weight)) > width) pieces.push('')
    pieces[pieces.length - 1] += letter
  }
  return pieces.map((piece) => runsOf(piece, weight))
}

/** Words with spaces between them; of words that are written from the right, the first stands on the right. */
function joined(words: readonly Run[][], weight: Weight): Run[] {
  const ordered: Run[][] = []
  let fromRight: Run[][] = []
  for (const word of words) {
    if (word.length > 0 && word.every(({ face }) => face.startsWith('hebrew'))) fromRight.unshift(word)
    else {
      ordered.push(...fromRight, word)
      fromRight = []
    }
  }
  ordered.push(...fromRight)
  return ordered.flatMap((word, at) => (at === 0 ? word : [...runsOf(' ', weight), ...word]))
}
