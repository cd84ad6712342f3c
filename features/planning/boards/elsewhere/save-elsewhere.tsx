import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Board } from '../board-shapes.ts'
import { type Shared, sharedIn } from './shared-in.ts'

/** What was found elsewhere, with its address and name filled in: one press, and it is on Loved. */
export function SaveElsewhere({ shared }: { shared: Shared }) {
  const { data: boards } = useSuspenseQuery(api.boards.index.queryOptions({ input: {} })).data
  const [item, setItem] = useState(() => sharedIn(shared))
  const [slug, setSlug] = useState('loved')
  const [errors, setErrors] = useState<string[]>([])
  const [place, setPlace] = useState<Pick<Board, 'id' | 'name'>>()
  const { once, isPending } = useActs()

  async function send(submitted: FormEvent): Promise<void> {
    submitted.preventDefault()
    const failed = (error: unknown) => setErrors(Object.values(refusal(error)?.errors ?? { link: [t('error.no_connection')] }).flat())
    await once(async (act) => {
      const { data, saved } = await api.boards.save.call({ model: item, board: slug, act }, { context: { says_fields: true } })
      const board = data.find((one) => one.slug === slug) ?? data[0]
      if (saved.length > 0) setPlace(board)
    }, failed)
  }

  if (place) return <Saved place={place} title={item.title || item.link} />
  return (
    <main className="boards wrap save-elsewhere" id="main">
      <h1>{t('boards.save_elsewhere')}</h1>
      <form className="board-form" onSubmit={(submitted) => void send(submitted)}>
        <TextField
          label={t('boards.link')}
          hint={t('boards.link_hint')}
          errors={errors}
          value={item.link}
          onChange={(link) => {
            setItem({ ...item, link })
            setErrors([])
          }}
          inputMode="url"
        />
        <TextField
          label={t('boards.name')}
          hint={t('boards.save_name_hint')}
          value={item.title}
          onChange={(title) => setItem({ ...item, title })}
          maxLength={200}
        />
        {boards.length > 0 && (
          <SelectField
            label={t('boards.save_on')}
            choices={boards.map(({ slug: value, name: label }) => ({ value, label }))}
            value={slug}
            onChange={setSlug}
          />
        )}
        <Button type="submit" look="main" isPending={isPending} isDisabled={item.link.trim() === ''}>
          {t('boards.save')}
        </Button>
      </form>
    </main>
  )
}

/** A window that the bookmark opened is closed again; a phone goes back to where it came from. */
function Saved({ place: { id, name }, title }: { place: Pick<Board, 'id' | 'name'>; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="boards wrap save-elsewhere" id="main">
      <h1 tabIndex={-1} ref={heading}>
        {t('love.put', { name })}
      </h1>
      <p className="lead">{title}</p>
      <p className="save-ways">
        {window.name === 'posy' && (
          <button className="button main" type="button" onClick={() => window.close()}>
            {t('boards.save_close')}
          </button>
        )}
        <Link className="button" to="/boards/$id" params={{ id: String(id) }}>
          {t('boards.open', { name })}
        </Link>
      </p>
    </main>
  )
}
