import type { ReactNode } from 'react'
import type { FieldProps } from '#web/ui/field.tsx'
import { PartsSection } from './parts-section.tsx'

export interface PartState extends FieldProps {
  /** Of its own on the page. */
  name: string
  isFilled: boolean
  isDisabled: boolean
  isReadOnly: boolean
}

interface Props {
  title: string
  /** How the field is called in the errors and labels of this page. */
  word: string
  /** Not everything can be read-only. */
  withoutReadOnly?: boolean
  children: (state: PartState) => ReactNode
}

const long =
  'and a label so long that it has to go on in a second line, which somebody will write sooner or later in a language with longer words than ours'

/** A field in each of its states, side by side. */
export function PartStates({ title, word, withoutReadOnly = false, children }: Props) {
  const states: [string, Partial<PartState>][] = [
    [word, {}],
    [`${word}, filled`, { isFilled: true }],
    [`${word}, with a hint`, { hint: 'A hint says what to type, in one line.' }],
    [`${word} to fill in`, { need: 'required' }],
    [`${word} if any`, { need: 'optional' }],
    [`${word}, refused`, { isFilled: true, errors: ["That won't do here. Try another."] }],
    [`${word}, disabled`, { isFilled: true, isDisabled: true }],
    [`${word}, read-only`, { isFilled: true, isReadOnly: true }],
    [`${word}, ${long}`, { hint: `A hint, ${long}.`, errors: [`An error, ${long}.`] }],
  ]
  return (
    <PartsSection title={title}>
      <div className="part-states">
        {states
          .filter(([, { isReadOnly }]) => !(isReadOnly && withoutReadOnly))
          .map(([label, state], place) => (
            <div key={label}>
              {children({
                label,
                name: `${title.replaceAll(' ', '_').toLowerCase()}_${place}`,
                isFilled: false,
                isDisabled: false,
                isReadOnly: false,
                ...state,
              })}
            </div>
          ))}
      </div>
    </PartsSection>
  )
}
