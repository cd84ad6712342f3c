import { PartsSection } from './parts-section.tsx'

export function FieldParts() {
  return <PartsSection title="Field parts">…</PartsSection>
}
