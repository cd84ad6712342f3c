import { PartsSection } from './parts-section.tsx'

export function PlainParts() {
  return <PartsSection title="Plain parts">…</PartsSection>
}
