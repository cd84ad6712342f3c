declare module 'virtual:contract-routes' {
  import type { contract } from '#features/contract.ts'

  const routes: typeof contract
  export default routes
}
