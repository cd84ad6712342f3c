import { api } from '#web/client/api.ts'

export const ownBusiness = () => api.vendor_profile.get.queryOptions()
