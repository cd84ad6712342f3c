import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import css from './parts.css?url'
import { DataParts } from './data-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { FloatingParts } from './floating-parts.tsx'
import { PictureParts } from './picture-parts.tsx'
import { PlainParts } from './plain-parts.tsx'
import { ShellParts } from './shell-parts.tsx'

/** Every part of `web/ui/` in each of its states, to look at and to test; a demo alone has this page. */
export const Route = createFileRoute('/_empty/dev/ui')({
  head: () => pageHead({ title: 'Parts', css }),
  component: PartsPage,
})

function PartsPage() {
  return (
    <main className="parts-page" id="main">
      <h1>Parts</h1>
      <PlainParts />
      <FieldParts />
      <FloatingParts />
      <DataParts />
      <PictureParts />
      <ShellParts />
    </main>
  )
}
