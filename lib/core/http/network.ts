import ipaddr from "ipaddr.js"

/** By address, because parsing one takes longer than the rest of a rate limit. */
const networks = new Map<string, string>()
const maxNetworks = 1_000
const maxLength = 64

function parseNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === "ipv4") return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`
}

/**
 * The network of an IP address, as the key of rate limits. IPv6 addresses of one /64 count as one, because a household or
 * machine usually has a whole /64. IPv4-mapped IPv6 addresses count as IPv4.
 */
export function networkOf(address: string): string {
  let network = networks.get(address)
  if (network === undefined) {
    network = parseNetwork(address)
    if (networks.size >= maxNetworks) networks.clear()
    if (address.length <= maxLength) networks.set(address, network)
  }
  return network
}
