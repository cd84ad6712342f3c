import { lazy, Suspense, useRef, useState } from 'react'
import type { ShownPicture } from '#features/magazine/content/contract.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuEntry } from '#web/ui/menu-list.tsx'

const MenuList = lazy(async () => ({ default: (await import('#web/ui/menu-list.tsx')).MenuList }))

/** The blocks that a text may hold, each put where the caret stands. */
export function BlockMenu({ pictures, insert }: { pictures: readonly ShownPicture[]; insert: (words: string) => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [one = 'first', other = 'second'] = pictures.map(({ name }) => name)
  const entry = (icon: MenuEntry['icon'], label: string, block: string): MenuEntry => ({
    icon,
    label,
    onAction: () => insert(`\n${block}\n`),
  })
  const table = '|  |  |\n|---|---|\n|  |  |\n|  |  |'
  const entries = [
    entry('camera', t('editor.block_picture'), `{% picture name="${one}" size="wide" /%}`),
    entry('images', t('editor.block_gallery'), `{% gallery names=["${one}", "${other}"] /%}`),
    entry('circle-half', t('editor.block_palette'), '{% palette /%}'),
    entry('users-three', t('editor.block_credits'), '{% credits /%}'),
    entry('pencil-simple', t('editor.block_quote'), '{% quote by="" %}\n\n{% /quote %}'),
    entry('rows', t('editor.block_table'), `{% table caption="" %}\n${table}\n{% /table %}`),
    entry('sort-ascending', t('editor.block_chart'), `{% chart caption="" unit="dollars" source="" %}\n${table}\n{% /chart %}`),
    entry('storefront', t('editor.block_product'), '{% product slug="" /%}'),
    entry('play-circle', t('editor.block_video'), '{% video slug="" /%}'),
    entry('list-checks', t('editor.block_task'), '{% task title="" description="" category="First decisions" months_before=12 /%}'),
    { icon: 'info-fill', label: t('editor.block_cite'), onAction: () => insert('{% cite source="" /%}') } satisfies MenuEntry,
  ]
  return (
    <>
      <button
        className="button small"
        type="button"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="plus" />
        {t('editor.block')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuList label={t('editor.block')} entries={entries} button={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
