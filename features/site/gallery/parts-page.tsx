import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import css from './parts.css?url'
import { DataParts } from './data-parts.tsx'
import { DeviceParts } from './device-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { FloatingParts } from './floating-parts.tsx'
import { PictureParts } from './picture-parts.tsx'
import { PlainParts } from './plain-parts.tsx'
import { ShellParts } from './shell-parts.tsx'

/** Every part of `web/ui/` in each of its states, to look at and to test; a demo alone has this page. `?of=data` shows one kind. */
export const Route = createFileRoute('/_empty/dev/ui')({
  validateSearch: searchOf({ of: words() }),
  head: () => pageHead({ title: 'Parts', css }),
  component: PartsPage,
})

const kinds = {
  plain: PlainParts,
  fields: FieldParts,
  floating: FloatingParts,
  data: DataParts,
  pictures: PictureParts,
  shell: ShellParts,
  device: DeviceParts,
}

function PartsPage() {
  const { of } = Route.useSearch()
  const wanted = of?.split(',') ?? Object.keys(kinds)
  return (
    <main className="parts-page" id="main">
      <h1>Parts</h1>
      <nav className="buttons" aria-label="Kinds of parts">
        {Object.keys(kinds).map((kind) => (
          <Link key={kind} className="button small" to="/dev/ui" search={{ of: kind }}>
            {kind}
          </Link>
        ))}
      </nav>
      {Object.entries(kinds)
        .filter(([kind]) => wanted.includes(kind))
        .map(([kind, Kind]) => (
          <Kind key={kind} />
        ))}
    </main>
  )
}
