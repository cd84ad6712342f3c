import { PartsSection } from './parts-section.tsx'

export function DataParts() {
  return <PartsSection title="Data parts">…</PartsSection>
}
