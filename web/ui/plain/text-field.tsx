import type { ComponentProps, KeyboardEvent } from 'react'
import { FieldFrame, fieldState, type PlainField, plainId } from './plain-field.tsx'

export interface TextFieldProps extends ComponentProps<'input'>, PlainField {
  name: string
  /** Says that somebody is done with the line; the form around it is not meant then. */
  onEnter?: () => void
}

/** A native input with its label above and what is wrong with it below; works without script. */
export function TextField({ label, hint, errors, need, onEnter, ...input }: TextFieldProps) {
  const id = plainId(input)
  const tellEnter = (event: KeyboardEvent) => {
    if (!isEnter(event)) return
    event.preventDefault()
    onEnter?.()
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors} need={need}>
      <input
        required={need === 'required'}
        className="field-input"
        onKeyDown={onEnter && tellEnter}
        {...input}
        {...fieldState(id, hint, errors)}
      />
    </FieldFrame>
  )
}

/** With Control it sends the form, and while somebody composes a letter it ends that. */
function isEnter({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing
}
