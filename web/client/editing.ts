import { useState } from 'react'
import { type Acted, type Said, useActs } from './acts.ts'
import { type Drafts, differences, fieldsOf, picked, rebased, settled } from './drafts.ts'
import { refusal } from './refusal.ts'
import type { PostedForm } from '../start/start-context.ts'
import { sayFailure, type Words } from './taking-back.ts'

/** What a form works with. */
export interface Editing<Draft extends object> extends Drafts<Draft> {
  version: number
  isChanged: boolean
  isPending: boolean
  set: (change: Partial<Draft>) => void
  /** Ends a clash: with what is typed here, or with what the other wrote. */
  settle: (field: keyof Draft, side: 'mine' | 'theirs') => void
  errorsOf: (field: string) => string[]
  refuse: (errors: Errors) => void
  /** Everything is as the server last told. */
  reset: () => void
  /** Answers whether all of it is saved, and when what is shown is as it was saved. */
  save: () => Promise<Acted>
}

/** What is to be sent: `fields` of `mine` were changed. */
export interface Sending<Thing, Draft extends object> {
  thing: Thing
  base: Draft
  mine: Draft
  fields: readonly (keyof Draft)[]
  act: string
}

interface Form<Thing, Draft extends object> {
  draftOf: (thing: Thing) => Draft
  /** Answers what was saved, where the server tells that. */
  send: (sending: Sending<Thing, Draft>) => Promise<Thing | undefined>
  said: (sending: Sending<Thing, Draft> & { saved: Thing | undefined }) => Said
  /** What was wrong with it. */
  refused?: (errors: Errors) => void
  words?: Words
  /** Beside which field an error of that name stands; without it, beside that of its first part. */
  fieldOf?: (name: string) => string | undefined
  /** What was posted without script and refused stands there again, beside what is so now. */
  posted?: PostedForm | undefined
}

type Errors = Record<string, string[]>

interface State<Thing, Draft extends object> extends Drafts<Draft> {
  thing: Thing
  errors: Errors
}

/** A thing while somebody edits it in a form; what others change meanwhile comes in where it is in nobody's way. */
export function useEditing<Thing extends { version: number }, Draft extends object>(
  thing: Thing,
  form: Form<Thing, Draft>,
): Editing<Draft> {
  const [state, setState] = useState(() => opened(thing, form))
  const { once, isPending } = useActs(form.words)
  const { fieldOf = firstPart } = form
  const { base, mine, clashes, errors } = state
  if (isNews(state, thing, form)) setState({ ...state, ...rebased(state, form.draftOf(thing)), thing })

  async function save() {
    let isSaved = false
    const { fresh } = await once(
      async (act) => {
        const { left, saved, sending } = await sent(state, form, act)
        if (left) return setState((now) => ({ ...now, ...rebased(now, form.draftOf(left)), thing: left }))
        // What was typed since then stands upon what was saved.
        if (saved) setState((now) => ({ ...rebased({ ...now, base: sending.mine }, form.draftOf(saved)), thing: saved, errors: {} }))
        isSaved = true
        return form.said({ ...sending, saved })
      },
      (error) => {
        const { errors = {} } = refusal(error) ?? {}
        setState((now) => ({ ...now, errors }))
        form.refused?.(errors)
        sayFailure(error, form.words)
      },
    )
    return { isDone: isSaved, fresh }
  }

  return {
    base,
    mine,
    clashes,
    version: state.thing.version,
    isChanged: differences(base, mine).length > 0,
    isPending,
    save,
    set: (change) => setState((now) => ({ ...now, mine: { ...now.mine, ...change }, errors: without(now.errors, change, fieldOf) })),
    settle: (field, side) => setState((now) => ({ ...now, ...settled(now, field, side) })),
    errorsOf: (field) => errorsOf(errors, field, fieldOf),
    refuse: (errors) => setState((now) => ({ ...now, errors })),
    reset: () => setState((now) => ({ ...now, mine: now.base, clashes: [], errors: {} })),
  }
}

function opened<Thing, Draft extends object>(thing: Thing, { draftOf, posted }: Form<Thing, Draft>): State<Thing, Draft> {
  const base = draftOf(thing)
  const mine = { ...base, ...picked({ ...base, ...posted?.values }, fieldsOf(base)) }
  const errors = posted?.errors ?? {}
  const isOutrun = posted !== undefined && Object.keys(errors).length === 0
  return { thing, base, mine, clashes: isOutrun ? differences(base, mine) : [], errors }
}

/** Whether something else was told of the thing than its form knows, and nothing older. */
function isNews<Thing extends { version: number }, Draft extends object>(
  { thing: known, base }: State<Thing, Draft>,
  thing: Thing,
  { draftOf }: Form<Thing, Draft>,
): boolean {
  return thing.version > known.version || (thing.version === known.version && differences(base, draftOf(thing)).length > 0)
}

/** Sends it again by itself as long as nobody else changed the same fields; else answers with whose change is to be asked about. */
async function sent<Thing extends { version: number }, Draft extends object>(
  { thing, ...drafts }: State<Thing, Draft>,
  { draftOf, send }: Form<Thing, Draft>,
  act: string,
) {
  for (let [current, { base, mine, clashes }] = [thing, drafts as Drafts<Draft>]; ; ) {
    const sending = { thing: current, base, mine, fields: differences(base, mine), act }
    try {
      return { saved: await send(sending), sending }
    } catch (error) {
      const winner = winnerOf<Thing>(error)
      if (!winner) throw error
      current = winner
      ;({ base, mine, clashes } = rebased({ base, mine, clashes }, draftOf(winner)))
      if (clashes.length > 0) return { left: winner, sending }
    }
  }
}

/** The thing as somebody else saved it before: it stands beside the message of a 409, which the compiler can't know. */
function winnerOf<Thing>(error: unknown): Thing | undefined {
  if (refusal(error)?.status !== 409 || !(error instanceof Error) || !('data' in error)) return undefined
  return (error.data as { data?: Thing } | undefined)?.data
}

export function errorsOf(errors: Errors, field: string, fieldOf: (name: string) => string | undefined = firstPart): string[] {
  return Object.entries(errors).flatMap(([name, texts]) => (fieldOf(name) === field ? texts : []))
}

/** What is typed anew is not wrong any more. */
export function without(errors: Errors, change: object, fieldOf: (name: string) => string | undefined = firstPart): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !((fieldOf(name) ?? '') in change)))
}

function firstPart(name: string): string | undefined {
  return name.split('.')[0]
}
