import { ChartParts } from './chart-parts.tsx'
import { PartsSection } from './parts-section.tsx'
import { TableParts } from './table-parts.tsx'
import { WaitingParts } from './waiting-parts.tsx'

export function DataParts() {
  return (
    <>
      <PartsSection title="Tables">
        <TableParts />
      </PartsSection>
      <PartsSection title="Charts, figures and people">
        <ChartParts />
      </PartsSection>
      <PartsSection title="Waiting and nothing">
        <WaitingParts />
      </PartsSection>
    </>
  )
}
