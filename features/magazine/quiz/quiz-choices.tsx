import type { ShownPicture } from '../content/contract.ts'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { tick } from './answers.ts'

interface Props {
  label: string
  choices: readonly { value: string; label: string; picture: ShownPicture | null }[]
  most: number
  chosen: readonly string[]
  isWrong: boolean
  onChosen: (chosen: string[]) => void
}

/** Native boxes, or a choice of one, each under its picture; without pictures they are cards of words. */
export function QuizChoices({ label, choices, most, chosen, isWrong, onChosen }: Props) {
  const hasPictures = choices.some(({ picture }) => picture !== null)
  const isOne = most === 1
  return (
    <fieldset
      className={hasPictures ? 'quiz-choices' : 'quiz-choices in-words'}
      aria-label={label}
      data-invalid={isWrong || undefined}
      onChange={({ currentTarget }) => onChosen([...currentTarget.querySelectorAll<HTMLInputElement>(':checked')].map(({ id }) => id))}
    >
      {choices.map(({ value, label: words, picture }) => (
        <label key={value}>
          {hasPictures && <PiecePicture of={picture} sizes="(max-width: 767px) 45vw, 420px" shape="4/3" alt="" />}
          <span className="check">
            <input
              className="check-box round"
              type={isOne ? 'radio' : 'checkbox'}
              id={`choice-${value}`}
              name={isOne ? 'answer' : `${tick}${value}`}
              value={isOne ? value : 'on'}
              defaultChecked={chosen.includes(value)}
            />
            <span className="check-words">{words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
