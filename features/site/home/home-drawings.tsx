import type { ReactNode } from 'react'

/** Three months of a stem, two of them done. */
export function ChecklistDrawing() {
  return (
    <Drawing>
      <path d="M24 6V104" stroke="var(--v6)" strokeWidth="3" fill="none" />
      <path d={`${leaf(30)}${leaf(62)}`} fill="var(--stem)" />
      <path d={leaf(92)} fill="none" stroke="var(--stem)" strokeWidth="2" />
      <path d="M64 23h96M64 55h82" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M64 86h66" stroke="var(--line-2)" strokeWidth="5" strokeLinecap="round" />
    </Drawing>
  )
}

/** Four rows of guests: who comes, who can't, who has not said. */
export function GuestsDrawing() {
  return (
    <Drawing>
      <path d={seats(0, 29, petal)} fill="var(--stem)" />
      <path d={seats(29, 34, (x, y) => `M${x} ${y + 3}h9v9h-9z`)} fill="none" stroke="var(--ink-3)" strokeWidth="1.6" />
      <path d={seats(34, 48, petal)} fill="none" stroke="var(--v3)" strokeWidth="1.8" />
    </Drawing>
  )
}

/** An envelope with a letter halfway out. */
export function LettersDrawing() {
  return (
    <Drawing>
      <path d="M44 52V12h112v40" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.8" />
      <path d="M62 26h76M62 38h52" stroke="var(--line-2)" strokeWidth="4" strokeLinecap="round" />
      <path d="M28 46h144v58H28z" fill="var(--petal)" />
      <path d="M28 46l72 34 72-34" fill="none" stroke="var(--poppy)" strokeWidth="2.4" />
    </Drawing>
  )
}

/** Three answers of one household. */
export function AnswersDrawing() {
  return (
    <Drawing>
      <path d={`${petal(20, 10)}${petal(20, 46)}`} fill="var(--stem)" />
      <path d={petal(20, 82)} fill="none" stroke="var(--v3)" strokeWidth="1.8" />
      <path d="M50 19h70M50 55h88M50 91h58" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M168 19h16M168 55h16M168 91h16" stroke="var(--line-2)" strokeWidth="5" strokeLinecap="round" />
    </Drawing>
  )
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 110" aria-hidden="true">
      {children}
    </svg>
  )
}

function leaf(y: number): string {
  return `M24 ${y}c10-14 24-12 26-11-1 9-12 19-26 11z`
}

function petal(x: number, y: number): string {
  return `M${x + 6} ${y + 16}c-6-4-7-12 0-16 7 4 6 12 0 16z`
}

/** Twelve to a row. */
function seats(from: number, to: number, seat: (x: number, y: number) => string): string {
  return Array.from({ length: to - from }, (_, at) => seat(4 + ((from + at) % 12) * 16, 8 + Math.floor((from + at) / 12) * 24)).join('')
}
