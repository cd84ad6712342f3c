import { useState } from 'react'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { confirm } from '#web/ui/confirmation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

type Open = 'dialog' | 'long dialog' | 'sheet' | 'panel' | 'long panel'

const long = Array.from({ length: 30 }, (_, place) => `Line ${place + 1}: the marquee people come at seven, and they bring their own tea.`)

export function DialogParts() {
  const [open, setOpen] = useState<Open>()
  const [, setIsAsked] = useState(false)
  const close = () => setOpen(undefined)
  const opener = (which: Open, text: string) => (
    <button className="button" type="button" onClick={() => setOpen(which)}>
      {text}
    </button>
  )
  const done = (
    <button className="button main" type="button" onClick={close}>
      Save guest
    </button>
  )
  return (
    <>
      {opener('dialog', 'Open a dialog')}
      {opener('long dialog', 'Open a long dialog')}
      {opener('sheet', 'Open a sheet')}
      {opener('panel', 'Open the panel')}
      {opener('long panel', 'Open a long panel')}
      <ConfirmButtons />
      <Dialog isOpen={open === 'dialog'} onClose={close} title="Rename the group" actions={done}>
        <p>Everybody in it moves along. Nothing else changes.</p>
        <button className="button small" type="button" onClick={() => askToRemove(() => Promise.resolve(setIsAsked(true)))}>
          Remove the group
        </button>
      </Dialog>
      <Dialog
        isOpen={open === 'long dialog'}
        onClose={close}
        title="A title that somebody wrote without thinking of the width of a telephone, twice"
        actions={done}
      >
        <Lines />
      </Dialog>
      <BottomSheet isOpen={open === 'sheet'} onClose={close} title="More">
        <Lines count={4} />
      </BottomSheet>
      {open === 'panel' && (
        <SidePanel title="Tom & Jo Fairweather" note="Party of four · added by Theo" onClose={close} actions={done}>
          <label>
            Note <input defaultValue="Nut allergy" />
          </label>
          <p>
            <button className="button small" type="button" onClick={() => askToRemove(() => Promise.resolve())}>
              Remove Tom &amp; Jo
            </button>
          </p>
        </SidePanel>
      )}
      {open === 'long panel' && (
        <SidePanel title="Wolfeschlegelsteinhausenbergerdorff, Maximiliane & Hubert" onClose={close} actions={done}>
          <Lines />
        </SidePanel>
      )}
    </>
  )
}

function ConfirmButtons() {
  const [outcome, setOutcome] = useState('Nothing has run yet.')
  const remove = async ({ count, fails }: { count: number; fails: boolean }) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    if (fails) throw new Error('The server said no')
    setOutcome(`Removed ${count}.`)
  }
  return (
    <>
      <button className="button" type="button" onClick={() => askToRemove(remove, { count: 3, fails: false })}>
        Ask a question
      </button>
      <button className="button" type="button" onClick={() => askToRemove(remove, { count: 3, fails: true })}>
        Ask one that fails
      </button>
      <button
        className="button"
        type="button"
        onClick={() => confirm({ title: 'No verb?', accept: '', action: remove, params: { count: 1, fails: false } })}
      >
        Ask without a verb
      </button>
      <button
        className="button"
        type="button"
        onClick={() => confirm({ title: '', accept: 'Remove', action: remove, params: { count: 1, fails: false } })}
      >
        Ask without a title
      </button>
      <output>{outcome}</output>
    </>
  )
}

type Removal = { count: number; fails: boolean }

function askToRemove(action: (params: Removal) => Promise<unknown>, params: Removal = { count: 1, fails: false }) {
  confirm({
    title: 'Remove three guests?',
    text: 'Inés Castellanos and her plus-one, Simone Grant, and the Kims. Their replies and addresses go too.',
    accept: 'Remove three',
    accepting: 'Removing three',
    cancel: 'Keep them',
    isDestructive: true,
    action,
    params,
  })
}

function Lines({ count = long.length }: { count?: number }) {
  return long.slice(0, count).map((line) => <p key={line}>{line}</p>)
}
