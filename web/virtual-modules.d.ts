declare module 'virtual:contract-routes' {
  const routes: Record<string, Record<string, string>>
  export default routes
}

declare module 'virtual:guest-fonts' {
  const addresses: Record<'bona-nova-400' | 'bona-nova-400-italic' | 'instrument-sans-400-600', string>
  export default addresses
}

declare module 'virtual:plain-pages' {
  import type { PlainPage } from './start/plain-page.ts'

  const pages: Record<string, PlainPage>
  export default pages
}

declare module 'virtual:icon-sheet' {
  const address: string
  export default address
}

declare module 'virtual:demo-figures' {
  /** Of the first event of the demo wedding. */
  const figures: {
    event: string
    invited: number
    /** How many events that wedding has. */
    events: number
    answers: { status: number; guests: number }[]
    guests: { name: string; relationship: string; status: number }[]
  }
  export default figures
}

declare module 'virtual:account-modal' {
  import type { JSX } from 'react'

  /** Asks whoever is not signed in to do that, over the page that they are on. */
  export function AccountModal(props: { view: 'sign-in' | 'sign-up'; redirectTo: string | undefined; onClosed: () => void }): JSX.Element
}

declare module 'virtual:notifications' {
  import type { JSX } from 'react'

  /** Knows how many are unread, and shows them when they are opened. */
  export function Notifications(props: { isOpen: boolean; onClose: () => void }): JSX.Element | null
}

declare module 'virtual:messages' {
  import type { JSX } from 'react'

  /** What couples and vendors write to each other: all of it, or one conversation by its number. */
  export function MessagesPanel(props: { open: 'open' | number; isVendor: boolean; onClose: () => void }): JSX.Element
}

declare module 'virtual:picture/*' {
  import type { PictureOf } from '#web/picture-address.ts'

  const picture: PictureOf
  export default picture
}

declare module 'virtual:public-pages' {
  /** Said to be whole, so that links are checked against every page there is. */
  export { routeTree } from '#web/routeTree.gen.ts'
}

declare module 'virtual:magazine-pages' {
  export { routeTree } from '#web/routeTree.gen.ts'
}

declare module 'virtual:courses-pages' {
  export { routeTree } from '#web/routeTree.gen.ts'
}

declare module 'virtual:member-pages' {
  export { routeTree } from '#web/routeTree.gen.ts'
}

declare module 'virtual:payment-pages' {
  export { routeTree } from '#web/routeTree.gen.ts'
}

declare module 'virtual:operator-pages' {
  export { routeTree } from '#web/routeTree.gen.ts'
}

declare module 'virtual:page-tree-files' {
  /** None while it is developed. */
  const files: Partial<Record<`virtual:${'public' | 'magazine' | 'courses' | 'member' | 'payment' | 'operator'}-pages`, string>>
  export default files
}
