import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from '../love/love.css?url'
import { askLoved, isLoved, onLoved } from '../love/loved.ts'

interface Props {
  /** Of a piece of the magazine, or of one of its pictures. */
  id: number
  title: string
  /** A word beside the heart, where it does not lie on a picture. */
  hasWord?: boolean
}

/** The heart on a card: one tap saves it to Loved, a second one asks for a board. Without script a plain form of its page. */
export function LoveButton({ id, title, hasWord = false }: Props) {
  const router = useRouter()
  const isOn = useSyncExternalStore(
    onLoved,
    () => isLoved(id),
    () => false,
  )
  const wasSaved = useLocation({ select: ({ search }) => names(search, 'saved', id) })
  const asks = useLocation({ select: ({ search }) => names(search, 'save', id) })
  const isSignedIn = useHydrated() && Boolean(router.options.context.visitors.known())
  const [chosen, setOpen] = useState<boolean>()
  // A picture that waited for the sign-in is saved by now, and asks for its board.
  const isOpen = chosen ?? (asks && isSignedIn)
  const [isFresh, setFresh] = useState(false)
  const isBusy = useRef(false)
  useEffect(() => {
    if (isSignedIn) void askLoved()
  }, [isSignedIn])

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isOn) return setOpen(true)
    if (isBusy.current) return
    isBusy.current = true
    try {
      const { love } = await import('../love/love-acts.ts')
      if (await love(router, id, title)) setFresh(true)
    } finally {
      isBusy.current = false
    }
  }

  return (
    <form className={hasWord ? 'love has-word' : 'love'} id={`love-${id}`} method="post" onSubmit={(event) => void onSubmit(event)}>
      <link rel="stylesheet" href={css} precedence="features" />
      <input type="hidden" name="form" value="love" />
      <input type="hidden" name="id" value={id} />
      <button
        className="love-button"
        type="submit"
        aria-pressed={isOn || wasSaved}
        aria-label={hasWord ? undefined : t('love.label', { title })}
      >
        <Icon name={isOn || wasSaved ? 'heart-fill' : 'heart'} />
        {hasWord && (
          <span>
            {t(isOn || wasSaved ? 'love.is_saved' : 'love.save')} <span className="only-heard">{title}</span>
          </span>
        )}
      </button>
      {isFresh && isOn && (
        <button className="love-more" type="button" onClick={() => setOpen(true)}>
          {t('love.choose')}
        </button>
      )}
      {wasSaved && !isOn && (
        <p className="love-more" role="status">
          {t('love.saved')} <a href="/tools/vision-boards">{t('love.boards')}</a>
        </p>
      )}
      {isOpen && (
        <Suspense>
          <LoveChooser id={id} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  )
}

const LoveChooser = lazy(async () => ({ default: (await import('../love/love-chooser.tsx')).LoveChooser }))

/** Whether the address speaks of this heart: it was saved without script, or waited for a sign-in. */
function names(search: object, what: 'saved' | 'save', id: number): boolean {
  return Object.entries(search).some(([name, value]) => name === what && String(value) === String(id))
}
