const allowed = /^(https?:\/\/|mailto:|tel:)\S+$/i
const mail = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
const web = /^[^\s:/?#]+\.[^\s:/?#]{2,}(:\d+)?([/?#]\S*)?$/

/** Whether a link may lead there: the web, a mail address or a telephone number. */
export const isLinkAddress = (address: string): boolean => allowed.test(address.trim())

/** What was typed as the address of a link: completed, or undefined where it is none. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (isLinkAddress(address)) return address
  if (mail.test(address)) return `mailto:${address}`
  return web.test(address) ? `https://${address}` : undefined
}
