import { type FormEvent, useState } from 'react'
import { t } from '#web/text/text.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { BoardShare } from '../board-shapes.ts'

type Way = BoardShare['way']

export interface Asked {
  to: string
  way: Way
}

interface Props {
  vendors: readonly { id: number; name: string }[]
  errors: Record<string, string[]>
  isPending: boolean
  send: (asked: Asked) => void
}

/** Whom to show it to, and how they come to know of it. */
export function ShareForm({ vendors, errors, isPending, send }: Props) {
  const [to, setTo] = useState('')
  const [way, setWay] = useState<Way>('link')
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    send({ to, way })
  }
  return (
    <form className="board-form" onSubmit={submit}>
      <SelectField
        label={t('board_share.vendor')}
        placeholder={t('board_share.choose')}
        choices={vendors.map(({ id: value, name: label }) => ({ value: String(value), label }))}
        value={to}
        onChange={setTo}
        errors={errors['user_vendor_id']}
      />
      <RadioGroup
        label={t('board_share.way')}
        choices={ways}
        value={way}
        onChange={(chosen) => setWay(chosen as Way)}
        errors={errors['way']}
      />
      <Button type="submit" isPending={isPending}>
        {t('board_share.go')}
      </Button>
    </form>
  )
}

const ways = [
  { value: 'link', label: t('board_share.way_link') },
  { value: 'mail', label: t('board_share.way_mail') },
  { value: 'conversation', label: t('board_share.way_conversation') },
]
