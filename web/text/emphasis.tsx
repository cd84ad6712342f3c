/** A title whose words between asterisks are set in italics: "Plan your own *wedding*." */
export function Emphasis({ text }: { text: string }) {
  const [before, stressed, after] = text.split('*')
  return (
    <>
      {before}
      {stressed && <em>{stressed}</em>}
      {after}
    </>
  )
}
