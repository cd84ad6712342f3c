import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import type { Term } from './contract.ts'
import { undoing } from './term-acts.ts'

interface Props {
  term: Term
  terms: readonly Term[]
  onClose: () => void
}

/** Files its pieces under another of the same taxonomy. */
export function MergeTerm({ term: { id, title }, terms, onClose }: Props) {
  const [chosen, setChosen] = useState('')
  const { once, isPending } = useActs()
  const others = terms.filter((other) => other.id !== id && !other.is_hidden && !other.merged_into)
  const into = others.find((other) => String(other.id) === chosen)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!into) return
    const { isDone } = await once(async () => {
      const { data } = await api.terms.merge.call({ id, into: into.id })
      return { said: t('terms.merged', { title, into: into.title }), undo: undoing(data.change) }
    })
    if (isDone) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('terms.merge_title', { title })}>
      <form className="term-form" onSubmit={(event) => void submit(event)}>
        <p>{t('terms.merge_text')}</p>
        <SelectField
          name="into"
          label={t('terms.term')}
          need="required"
          placeholder={t('terms.merge_choose')}
          value={chosen}
          choices={others.map((other) => ({ value: String(other.id), label: other.title }))}
          onChange={(event) => setChosen(event.target.value)}
        />
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('terms.merge_accept')}
        </button>
      </form>
    </Dialog>
  )
}
