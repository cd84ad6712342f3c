import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField, type SearchFieldProps as AriaProps } from 'react-aria-components/SearchField'
import { t } from '../text/text.ts'
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from './field.tsx'
import { Icon } from './icon.tsx'

interface Props extends FieldProps, Omit<AriaProps, keyof FieldProps | 'children' | 'className' | 'isInvalid' | 'isRequired'> {
  placeholder?: string
  /** The label is heard only; the lens says it to the eye. */
  isBare?: boolean
}

/** Words to look for; Escape or the cross empties it. */
export function SearchField({ label, hint, errors, need, placeholder, isBare, ...field }: Props) {
  return (
    <AriaSearchField {...field} {...fieldState({ label, errors, need })}>
      <FieldLabel label={label} need={need} className={isBare ? 'only-heard' : ''} />
      <div className="search-box">
        <Icon name="magnifying-glass" />
        <Input className="field-input" placeholder={placeholder} />
        <Button className="icon-button" aria-label={t('search.clear')}>
          <Icon name="x" />
        </Button>
      </div>
      <FieldMessages hint={hint} errors={errors} />
    </AriaSearchField>
  )
}
