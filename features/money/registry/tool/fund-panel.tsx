import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { readMoney, showMoney } from '#web/ui/money.ts'
import { MoneyField } from '#web/ui/plain/money-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { PicturePlace } from '#web/ui/upload/picture-place.tsx'
import type { Fund, RegistryPage } from '../contract.ts'
import { type Errors, PanelForm } from './panel-form.tsx'
import { registryWords } from './registry-words.ts'

interface Props {
  /** None where a new one is added. */
  fund?: Fund | undefined
  page: RegistryPage
  onClose: () => void
}

/** What money is for: a title, a goal or none, a few words, a picture. */
export function FundPanel({ fund, page, onClose }: Props) {
  const { once, isPending } = useActs(registryWords)
  const isAlive = useHydrated()
  const [picture_id, setPicture] = useState<number | null>(fund?.picture_id ?? null)

  async function send(word: (name: string) => string, act: string) {
    const said = { title: word('title'), story: word('story'), goal: readMoney(word('goal')) ?? null, picture_id }
    if (fund) await api.registry.changeFund.call({ ...said, id: fund.id, version: fund.version, act })
    else await api.registry.addFund.call({ ...said, user_id: page.wedding.user_id, act })
    return t('fund.saved', { title: said.title })
  }

  async function remove() {
    if (!fund) return
    const { isDone } = await once(async (act) => {
      await api.registry.removeFund.call({ id: fund.id, act })
      return t('fund.removed', { title: fund.title })
    })
    if (isDone) onClose()
  }

  const more = fund && (
    <button className="button ghost" type="button" aria-disabled={isPending} onClick={() => void remove()}>
      {t('fund.remove')}
    </button>
  )
  return (
    <PanelForm
      title={fund?.title ?? t('fund.add')}
      save={t('fund.save')}
      more={more}
      onClose={onClose}
      stays={(search) => (fund ? 'fund' in search && Number(search.fund) === fund.id : 'begin' in search && search.begin === 'fund')}
      send={send}
      check={(word) => (word('goal') !== '' && readMoney(word('goal')) === undefined ? { goal: [t('gift.amount_unread')] } : none)}
      below={isAlive && <FundPicture fund={fund} picture_id={picture_id} onChange={setPicture} />}
    >
      {(errorsOf) => (
        <>
          <TextField
            id="fund-title"
            name="title"
            label={t('fund.title')}
            placeholder={t('fund.title_example')}
            maxLength={120}
            autoComplete="off"
            defaultValue={fund?.title}
            errors={errorsOf('title')}
          />
          <MoneyField
            id="fund-goal"
            name="goal"
            label={t('fund.goal')}
            hint={t('fund.goal_hint')}
            maxLength={20}
            defaultValue={fund?.goal === null || fund === undefined ? '' : showMoney(fund.goal)}
            errors={errorsOf('goal')}
          />
          <TextAreaField
            id="fund-story"
            name="story"
            label={t('fund.story')}
            rows={4}
            maxLength={2_000}
            defaultValue={fund?.story}
            errors={errorsOf('story')}
          />
        </>
      )}
    </PanelForm>
  )
}

const none: Errors = {}

interface PictureProps {
  fund: Fund | undefined
  picture_id: number | null
  onChange: (picture_id: number | null) => void
}

/** It is kept with the rest of the fund; until then the one before stays. */
function FundPicture({ fund, picture_id, onChange }: PictureProps) {
  const isNew = picture_id !== null && picture_id !== fund?.picture_id
  return (
    <PicturePlace
      name="picture"
      place={fund ? `fund-${fund.id}` : 'fund-new'}
      label={t('fund.picture')}
      hint={isNew ? t('fund.picture_new') : t('fund.picture_hint')}
      posted={undefined}
      isThere={picture_id !== null}
      onChosen={onChange}
      onRemoved={() => onChange(null)}
    >
      {fund?.picture && picture_id === fund.picture_id && <BroughtPicture of={fund.picture} sizes="240px" alt="" />}
    </PicturePlace>
  )
}
