declare module 'virtual:contract-routes' {
  import type { contract } from '#features/contract.ts'

  const routes: typeof contract
  export default routes
}

declare module 'virtual:icon-sheet' {
  const address: string
  export default address
}

declare module 'virtual:picture/*' {
  import type { PictureOf } from '#web/picture-address.ts'

  const picture: PictureOf
  export default picture
}
