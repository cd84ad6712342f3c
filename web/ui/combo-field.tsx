import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { t } from '../text/text.ts'
import { type Choice, labelOf } from './choice.ts'
import type { FieldProps } from './field.tsx'
import { FieldFrame, fieldState } from './plain/plain-field.tsx'

export interface ComboFieldProps extends FieldProps {
  choices: readonly Choice[]
  /** The value of what is chosen or, where own text is allowed, the text itself; nothing is ''. */
  value: string
  onChange: (value: string) => void
  allowsOwnText?: boolean
  name?: string
  placeholder?: string
  isDisabled?: boolean
  isReadOnly?: boolean
}

/** What stood in the field, and whether somebody was in it, before its list was there. */
export interface Handed {
  text: string
  hasFocus: boolean
}

type Loaded = typeof import('./combo-field-loaded.tsx').ComboFieldLoaded

// The server never sets it, so that what it renders and what the browser begins with are the same.
let loaded: Loaded | undefined

/** Known things to choose from by typing; the list comes in a file of its own once the page is there, and takes over what was typed. */
export function ComboField(props: ComboFieldProps) {
  const [Field, setField] = useState(() => loaded)
  const [handed, setHanded] = useState<Handed>()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    let isGone = false
    void import('./combo-field-loaded.tsx').then(({ ComboFieldLoaded }) => {
      loaded = ComboFieldLoaded
      if (isGone) return
      if (input.current) setHanded({ text: input.current.value, hasFocus: input.current === document.activeElement })
      setField(() => ComboFieldLoaded)
    })
    return () => {
      isGone = true
    }
  }, [])

  return Field ? <Field {...props} handed={handed} /> : <Before {...props} input={input} />
}

function Before({ choices, value, input, allowsOwnText, onChange, isDisabled, isReadOnly, name, placeholder, ...field }: BeforeProps) {
  const id = useId()
  return (
    <FieldFrame {...field} id={id}>
      <span className="choice field-with-button">
        <input
          {...fieldState(id, field.hint, field.errors)}
          className="field-input"
          ref={input}
          name={name}
          defaultValue={labelOf(choices, value)}
          placeholder={placeholder ?? t('combo.type')}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={({ target }) => allowsOwnText && onChange(target.value)}
        />
      </span>
    </FieldFrame>
  )
}

interface BeforeProps extends ComboFieldProps {
  input: RefObject<HTMLInputElement | null>
}
