import { type FormEvent, type ReactNode, useState } from 'react'
import { type Said, useActs } from '#web/client/acts.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { leaveWords, registryWords } from './registry-words.ts'

export type Errors = Record<string, string[]>

interface Props {
  title: string
  note?: string
  /** What the button says. */
  save: string
  /** Beside that button. */
  more?: ReactNode
  onClose: () => void
  /** Whether the panel stays open under that query. */
  stays: (search: object) => boolean
  /** Reads what was typed, and answers what is to be sent, or what of it can't be read. */
  send: (word: (name: string) => string, act: string) => Promise<Said | void>
  check?: (word: (name: string) => string) => Errors
  /** Of a refusal that is answered in another way than beside a field. */
  refused?: (errors: Errors, word: (name: string) => string, leave: () => void) => boolean
  /** What has forms of its own, below the fields. */
  below?: ReactNode
  children: (errorsOf: (name: string) => readonly string[]) => ReactNode
}

/** Fields beside the list, saved together; what is wrong stands beside its field, and nothing typed is lost unasked. */
export function PanelForm({ title, note, save, more, onClose, stays, send, check, refused, below, children }: Props) {
  const [errors, setErrors] = useState<Errors>({})
  const [isTyped, setTyped] = useState(false)
  const { once, isPending } = useActs(registryWords)
  const { isChanged, forget } = useTyped(isTyped)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const word = (name: string) => String(given.get(name) ?? '').trim()
    const wrong = check?.(word) ?? {}
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const { isDone, fresh } = await once(
      (act) => send(word, act),
      (error) => {
        const found = refusal(error)
        if (found?.status !== 422 || Object.keys(found.errors).length === 0) return sayFailure(error, registryWords)
        if (!refused?.(found.errors, word, leave)) setErrors(found.errors)
      },
    )
    if (!isDone) return
    await fresh
    leave()
  }

  function leave() {
    forget()
    onClose()
  }

  const button = (
    <button className="button main" type="submit" form="registry-fields" aria-disabled={isPending} aria-busy={isPending}>
      {save}
    </button>
  )
  return (
    <SidePanel
      title={title}
      {...(note && { note })}
      onClose={onClose}
      actions={
        <>
          {button}
          {more}
        </>
      }
    >
      <form id="registry-fields" className="registry-fields" noValidate onSubmit={submit} onChange={() => setTyped(true)}>
        {children((name) => errors[name] ?? [])}
      </form>
      {below}
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={stays} />
    </SidePanel>
  )
}
