import { useState } from 'react'
import { DateField } from '#web/ui/date-field.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { type PartState, PartStates } from './part-states.tsx'

/** Fields that read what is typed in them; under each stands the value that goes out. */
export function TypedParts() {
  return (
    <>
      <PartStates title="Phone" word="Phone">
        {(state) => <Phone {...state} />}
      </PartStates>
      <PartStates title="Number" word="Seats">
        {(state) => <Seats {...state} />}
      </PartStates>
      <PartStates title="Money" word="Amount">
        {(state) => <Amount {...state} />}
      </PartStates>
      <PartStates title="Date" word="Wedding date">
        {(state) => <WeddingDate {...state} />}
      </PartStates>
    </>
  )
}

function Phone({ isFilled, ...state }: PartState) {
  const [phone, setPhone] = useState(isFilled ? '+1 (707) 555-0148' : '')
  return (
    <>
      <PhoneField {...state} value={phone} onChange={setPhone} />
      <Out value={phone} />
    </>
  )
}

function Seats({ isFilled, ...state }: PartState) {
  const [seats, setSeats] = useState(isFilled ? -112 : Number.NaN)
  return (
    <>
      <NumberField {...state} value={seats} onChange={setSeats} maxValue={5_000} />
      <Out value={Number.isNaN(seats) ? '' : String(seats)} />
    </>
  )
}

function Amount({ isFilled, name: _, ...state }: PartState) {
  const [cents, setCents] = useState<number | null>(isFilled ? 123_450 : null)
  return (
    <>
      <MoneyField {...state} value={cents} onChange={setCents} />
      <Out value={cents === null ? '' : `${cents} cents`} />
    </>
  )
}

function WeddingDate({ isFilled, name: _, ...state }: PartState) {
  const [day, setDay] = useState(isFilled ? '2027-06-26' : '')
  return (
    <>
      <DateField {...state} value={day} onChange={setDay} min="2026-01-01" />
      <Out value={day} />
    </>
  )
}

function Out({ value }: { value: string }) {
  return <output className="part-out num">{value}</output>
}
