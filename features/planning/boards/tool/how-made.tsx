import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { sourceNamed, sources } from './item-source.ts'

type Source = (typeof sources)[number]

interface Props {
  value: Source
  onChange: (source: Source) => void
}

/** How a picture came to be, as far as the couple knows. */
export function HowMade({ value, onChange }: Props) {
  return (
    <SelectField
      label={t('boards.made')}
      hint={t('boards.made_hint')}
      choices={waysMade}
      value={value || 'unknown'}
      onChange={(chosen) => onChange(sourceNamed(chosen))}
    />
  )
}

const madeWords = {
  '': t('boards.made_as_unknown'),
  digitalCapture: t('boards.made_as_photo'),
  digitalCreation: t('boards.made_as_drawn'),
  trainedAlgorithmicMedia: t('boards.made_as_ai'),
} as const satisfies Record<Source, string>

const waysMade = sources.map((source) => ({ value: source || 'unknown', label: madeWords[source] }))
