import type { FaultThere, FilePiece } from './fault.ts'
import { masterOf } from './picture.ts'

/** No two pieces begin alike: their texts, what lists say of them, and the picture that a reader sees first. */
export function alike(pieces: readonly FilePiece[]): FaultThere[] {
  return [
    ...twice(pieces, 'text opens like that', ({ plain }) => begun(plain)),
    ...twice(pieces, 'excerpt opens like that', ({ fields }) => begun(fields.excerpt ?? '')),
    ...twice(pieces, 'first picture is that', leadOf),
  ]
}

export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Its first four words; fewer are a name or a title. */
function begun(text: string): string {
  const words = folded(text).split(' ').slice(0, 4)
  return words.length < 4 ? '' : words.join(' ')
}

/** Another detail of the same drawing is another picture. */
function leadOf({ fields }: FilePiece): string {
  const [lead] = fields.pictures ?? []
  return lead ? `${masterOf(lead)}, ${lead.part ?? 'whole'}` : ''
}

function twice(pieces: readonly FilePiece[], what: string, openingOf: (piece: FilePiece) => string): FaultThere[] {
  const seen = new Map<string, string>()
  return pieces.flatMap((piece): FaultThere[] => {
    const opening = openingOf(piece)
    const first = seen.get(opening)
    if (opening === '' || first === undefined) {
      seen.set(opening, piece.file)
      return []
    }
    return [{ file: piece.file, line: 1, says: `its ${what} of ${first}: “${opening}”` }]
  })
}
