import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { api } from '#web/client/api.ts'
import { useEditing } from '#web/client/editing.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import type { Edited, Form, Said } from './piece-shapes.ts'
import { useKeptPiece } from './kept-piece.ts'

/** What is to become of the piece as it is saved. */
interface Wish {
  status: Edited['status']
  /** Whatever day it has, it is today. */
  isNow: boolean
}

/** Before it is saved for the first time. */
export function newPiece(form: Form): Edited {
  const nowhere = { id: 0, slug: '', url: '', title: '', version: 0, saved_at: '', saved_by: null, is_shipped: false }
  return { ...form, ...nowhere, status: 'draft', versions: [], redirects: [] }
}

/** A piece in its form: what is typed is kept as it is typed, saved when somebody says so, and asked about where two wrote. */
export function usePieceWriting(piece: Edited) {
  const navigate = useNavigate()
  const wish = useRef<Wish>({ status: piece.status, isNow: false })
  const saved = useRef<Edited>(undefined)
  const editing = useEditing<Edited, Said>(piece, {
    draftOf: ({ said, slug }) => ({ ...said, slug }),
    send: async ({ thing, mine }) => {
      const { slug = '', ...said } = mine
      const { status, isNow } = wish.current
      const written = { slug, status, said: isNow ? { ...said, published_on: today() } : said }
      const { data } =
        thing.id === 0
          ? await api.editor.create.call({ type: thing.type, ...written })
          : await api.editor.save.call({ id: thing.id, version: thing.version, ...written })
      saved.current = data
      return data
    },
    said: () => '',
    fieldOf: (name) => name,
    posted: typedBefore(piece),
  })
  const { isKept } = useKeptPiece(piece, editing)

  async function save(status: Edited['status'], isNow = false) {
    wish.current = { status, isNow }
    const { isDone } = await editing.save()
    if (!isDone || !saved.current) return
    toast({ kind: 'done', lines: [saidOf(saved.current)] })
    if (piece.id === 0) await navigate({ to: '/admin/content/$id', params: { id: String(saved.current.id) }, search: {}, replace: true })
  }

  return { ...editing, save, isKept }
}

export type Writing = ReturnType<typeof usePieceWriting>

export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** What was kept while somebody wrote stands there again; where the piece was saved by another since then, beside what they saved. */
function typedBefore({ draft, version }: Edited): PostedForm | undefined {
  if (!draft) return undefined
  const isOutrun = draft.version !== null && draft.version !== version
  return { values: draft.said, errors: isOutrun ? {} : { kept: [] }, message: '' }
}

function saidOf({ status }: Edited): string {
  if (status === 'published') return t('editor.saved_published')
  if (status === 'scheduled') return t('editor.saved_scheduled')
  return status === 'withdrawn' ? t('editor.saved_withdrawn') : t('editor.saved')
}
