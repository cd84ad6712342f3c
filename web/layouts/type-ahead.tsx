import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type Find, matching } from '../menus/finds.ts'
import { hasPage } from '../map/routes.ts'
import { hasSearchKey, keepSearchKey } from '../menus/search-key.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import type { Visitor } from '../visitor.ts'
import { useFinds } from './known-finds.ts'
import { useNamedFinds } from './named-finds.ts'
import { TypeAheadList } from './type-ahead-list.tsx'

interface Props {
  visitor: Visitor
  onClosed: () => void
}

/** So many pages fit above the keyboard of a phone; fewer where what was typed finds other things after them. More words find the rest. */
const most = 8
const mostBefore = 3

/** What is typed, and under it what begins so. The focus stays in the field; arrows walk the list. */
export function TypeAhead({ visitor, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosenTo, choose] = useState('')
  const { finds, found, said } = useFound(typed, visitor)
  const shown = [...found, ...everywhere(typed)]
  // By its address, since what comes later moves the last one.
  const active = shown.findIndex(({ to }) => to === chosenTo)

  const first = everywhere(typed)[0] ?? shown[0]
  const setEarly = useEarlyEnter(() => first && go(first))
  useEffect(() => void dialog.current?.showModal(), [])

  function go({ to }: Find): void {
    dialog.current?.close()
    void navigate({ href: to })
  }

  function type(text: string): void {
    setTyped(text)
    choose('')
    setEarly(false)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key]
    const chosen = shown[active] ?? (typed.trim() ? first : undefined)
    if (step !== undefined && shown.length > 0) choose(stepped(shown, active, step))
    else if (event.key === 'Enter' && chosen) go(chosen)
    else if (event.key === 'Enter') setEarly(!finds && typed.trim() !== '')
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className="type-ahead"
      aria-label={t('type_ahead.title')}
      onClose={onClosed}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className="wrap">
        <div className="type-ahead-field">
          <Icon name="magnifying-glass" />
          <input
            type="text"
            role="combobox"
            aria-label={t('type_ahead.field')}
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
          {typed && <Clear onPress={() => type('')} />}
          <button className="header-button" type="button" aria-label={t('type_ahead.close')} onClick={() => dialog.current?.close()}>
            <Icon name="x" />
          </button>
        </div>
        {!typed && finds && <p className="kicker">{t('type_ahead.where')}</p>}
        <TypeAheadList id={listId} finds={shown} typed={typed} active={active} onChoose={go} />
        <Said text={said} />
        <ByKey />
      </div>
    </dialog>
  )
}

/** Pages first, which are known at once, so that what comes later moves nothing that is shown already. */
function useFound(typed: string, visitor: Visitor) {
  const { finds, isFailed } = useFinds(visitor)
  const named = useNamedFinds(typed)
  const pages = matching(finds ?? [], typed).slice(0, typed.trim() ? mostBefore : most)
  const found = [...pages, ...named.finds.filter(({ to }) => !pages.some((page) => page.to === to))]
  const said = isFailed || named.isFailed ? t('type_ahead.failed') : finds && saidOf(found.length, named.isLooking)
  return { finds, found, said }
}

function Said({ text }: { text: string | undefined }) {
  return (
    <p className="type-ahead-said" role="status">
      {text}
    </p>
  )
}

function Clear({ onPress }: { onPress: () => void }) {
  return (
    <button className="button ghost" type="button" onClick={onPress}>
      {t('type_ahead.clear')}
    </button>
  )
}

/** Enter may come before what there is to find; it leads on as soon as that is there. */
function useEarlyEnter(goOn: () => void) {
  const [isEarly, setEarly] = useState(false)
  useEffect(() => void (isEarly && goOn()))
  return setEarly
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Round the list; from the field up to its end. */
function stepped(shown: readonly Find[], active: number, step: number): string {
  return shown.at((active + step + (active < 0 && step < 0 ? 1 : 0)) % shown.length)?.to ?? ''
}

/** The page of results, as soon as there is one. */
function everywhere(typed: string): Find[] {
  const words = typed.trim()
  if (!words || !hasPage('/search')) return []
  return [{ title: t('type_ahead.everything', { words }), to: `/search?q=${encodeURIComponent(words)}`, about: '' }]
}

function saidOf(found: number, isLooking: boolean): string {
  if (isLooking && found === 0) return t('type_ahead.looking')
  if (found === 0) return t('type_ahead.none')
  return found === 1 ? t('type_ahead.found_one') : t('type_ahead.found', { n: found })
}

/** Whoever has no use for the key, or presses it unawares, switches it off. */
function ByKey() {
  const [isOn, setIsOn] = useState(hasSearchKey)
  return (
    <label className="type-ahead-key">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          keepSearchKey(target.checked)
          setIsOn(target.checked)
        }}
      />
      {t('type_ahead.by_key')}
    </label>
  )
}
