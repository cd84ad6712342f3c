import { DialogParts } from './dialog-parts.tsx'
import { MenuParts } from './menu-parts.tsx'
import { PartsSection } from './parts-section.tsx'
import { ToastParts } from './toast-parts.tsx'

export function FloatingParts() {
  return (
    <>
      <PartsSection title="Dialogs, sheets and the panel">
        <DialogParts />
      </PartsSection>
      <PartsSection title="Menus and tabs">
        <MenuParts />
      </PartsSection>
      <PartsSection title="Toasts">
        <ToastParts />
      </PartsSection>
    </>
  )
}
