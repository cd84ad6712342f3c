declare module 'virtual:contract-routes' {
  import type { contract } from '#features/contract.ts'

  const routes: typeof contract
  export default routes
}

declare module 'virtual:icon-sheet' {
  const address: string
  export default address
}
