import ipaddr from 'ipaddr.js'

/** Whether it is an address of the public internet; every way to write or wrap another one is none. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(handedOut) : !ofMachines.includes(address.toString())
}

/** All of IPv6 that has been handed out; the list of ranges takes the rest for usual addresses. */
const handedOut = ipaddr.IPv6.parseCIDR('2000::/3')

/** Looks public, and is what a cloud tells its own machines by. */
const ofMachines = ['168.63.129.16']
