const allowed = /^(https?:\/\/|mailto:|tel:)\S+$/i
const email = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
const web = /^[^\s:/?#]+\.[^\s:/?#]{2,}(:\d+)?([/?#]\S*)?$/

/** Whether an address is allowed as a link: a web, email or telephone address. */
export const isLinkAddress = (address: string): boolean => allowed.test(address.trim())

/** Completes what a user typed as a link address, or returns undefined if it is not an address. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (isLinkAddress(address)) return address
  if (email.test(address)) return `mailto:${address}`
  return web.test(address) ? `https://${address}` : undefined
}
