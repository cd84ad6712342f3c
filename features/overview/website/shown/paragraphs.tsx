/** What a couple wrote, as it wrote it: a paragraph ends at an empty line. Never read as markup. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((one) => one.trim() !== '')
    .map((paragraph, nth) => (
      // oxlint-disable-next-line react/no-array-index-key -- drawn once, without script
      <p key={nth} className="guest-lines">
        {paragraph.trim()}
      </p>
    ))
}
