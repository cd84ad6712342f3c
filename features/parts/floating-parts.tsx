import { PartsSection } from './parts-section.tsx'

export function FloatingParts() {
  return <PartsSection title="Floating parts">…</PartsSection>
}
