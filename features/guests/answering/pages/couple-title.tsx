import type { Invitation } from '../contract.ts'

/** June *&* Theo, as the one heading. */
export function CoupleTitle({
  couple: { firstname, other_firstname },
}: {
  couple: Pick<Invitation['couple'], 'firstname' | 'other_firstname'>
}) {
  return (
    <h1>
      {firstname}
      {other_firstname && (
        <>
          {' '}
          <em>&amp;</em> {other_firstname}
        </>
      )}
    </h1>
  )
}
