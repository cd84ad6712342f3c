import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type Find, matching } from '../finds.ts'
import { hasPage } from '../routes.ts'
import { hasSearchKey, keepSearchKey } from '../search-key.ts'
import { t } from '../text/type-ahead-text.ts'
import { Icon } from '../ui/icon.tsx'
import type { Visitor } from '../visitor.ts'
import { useFinds } from './known-finds.ts'
import { TypeAheadList } from './type-ahead-list.tsx'

interface Props {
  visitor: Visitor
  onClosed: () => void
}

/** So many fit above the keyboard of a phone; more words find the rest. */
const most = 8

/** What is typed, and under it what begins so. The focus stays in the field; arrows walk the list. */
export function TypeAhead({ visitor, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const { finds, isFailed } = useFinds(visitor)
  const shown = [...matching(finds ?? [], typed).slice(0, most), ...everywhere(typed)]

  const first = everywhere(typed)[0] ?? shown[0]
  const setEarly = useEarlyEnter(() => first && go(first))
  useEffect(() => void dialog.current?.showModal(), [])

  function go({ to }: Find): void {
    dialog.current?.close()
    void navigate({ to })
  }

  function type(text: string): void {
    setTyped(text)
    setActive(-1)
    setEarly(false)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key]
    const chosen = shown[active] ?? (typed.trim() ? first : undefined)
    if (step !== undefined && shown.length > 0) setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + shown.length) % shown.length)
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
        <p className="type-ahead-said" role="status">
          {isFailed ? t('type_ahead.failed') : finds && saidOf(shown.length)}
        </p>
        <ByKey />
      </div>
    </dialog>
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

/** The page of results, as soon as there is one. */
function everywhere(typed: string): Find[] {
  const words = typed.trim()
  if (!words || !hasPage('/search')) return []
  return [{ title: t('type_ahead.everything', { words }), to: `/search?q=${encodeURIComponent(words)}`, about: '' }]
}

function saidOf(found: number): string {
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
