import { PieceTitle } from '#features/magazine/pieces/shown/piece-title.tsx'

/** A name with the words in italics that its piece sets so. */
export function CourseName({ of: { name, emphasis } }: { of: { name: string; emphasis: string | null } }) {
  return <PieceTitle of={{ title: name, fields: { emphasis } }} />
}
