import type { Choice } from '../choice.ts'
import { type RadioLook, radioClass } from '../radio-look.ts'
import { GroupFrame, type PlainField, plainId } from './plain-field.tsx'

interface Props extends PlainField {
  choices: readonly Choice[]
  defaultValue?: string | undefined
  look?: RadioLook
  disabled?: boolean
}

/** Exactly one of a few things, all in sight. */
export function RadioGroup({ label, name, hint, errors, need, choices, defaultValue, look = 'list', disabled }: Props) {
  const id = plainId({ name })
  return (
    <GroupFrame id={id} label={label} hint={hint} errors={errors} need={need}>
      <div className={radioClass[look]}>
        {choices.map((choice, place) => (
          <label className="check" key={choice.value}>
            <input
              className="check-box round"
              type="radio"
              id={place === 0 ? id : undefined}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              disabled={disabled || choice.isDisabled}
              required={need === 'required'}
            />
            <span className="check-words">
              {choice.label}
              {choice.hint && <span className="field-hint">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
