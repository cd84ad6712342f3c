/** A title with the words that its piece sets in italics. */
export function PieceTitle({ of: { title, fields } }: { of: { title: string; fields: Record<string, unknown> } }) {
  const { emphasis } = fields
  if (typeof emphasis !== 'string' || !title.includes(emphasis)) return title
  const [before, after] = title.split(emphasis)
  return (
    <>
      {before}
      <em>{emphasis}</em>
      {after}
    </>
  )
}
