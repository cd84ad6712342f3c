import { type Service, services } from '../wanted-services.ts'

/** The services that are ticked. */
export function servicesIn(fields: Record<string, string>): Service[] {
  return services.filter((service) => fields[service] === 'yes')
}

interface Calls {
  want: (services: Service[]) => Promise<unknown>
  finish: () => Promise<unknown>
}

/** Says what somebody is wanted for, and that the vendor manager is begun. */
export async function beginVendors(fields: Record<string, string>, { want, finish }: Calls): Promise<unknown> {
  await want(servicesIn(fields))
  return finish()
}
