import type { LookupAddress } from "node:dns"
import { lookup } from "node:dns/promises"
import { networkInterfaces } from "node:os"
import { setTimeout as wait } from "node:timers/promises"
import ipaddr from "ipaddr.js"
import { isWebAddress } from "./web-address"

/** All of today's public IPv6 addresses. Others are private, or carry an IPv4 address that would have to be checked as well. */
const publicIpv6 = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number]

function isOwn(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return own.some((one) => ipaddr.isValid(one.address) && ipaddr.process(one.address).toString() === address)
}

/**
 * Whether an IP address is on the public internet. False for this machine, private and link-local networks, carrier-grade NAT,
 * multicast, reserved ranges, and IPv6 addresses that stand for IPv4 ones (NAT64, 6to4, Teredo). IPv4-mapped IPv6 addresses
 * count as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== "unicast") return false
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(publicIpv6)) return false
  return !isOwn(parsed.toString())
}

/** The host of a URL without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "")

/** Port 80 or 443, or one that needs no privileges. Mail servers and remote shells are never called. */
function isAllowedPort({ port }: URL): boolean {
  return port === "" || port === "80" || port === "443" || Number(port) >= 1024
}

export type UrlProblem = "url" | "https" | "port" | "private"

/**
 * Checks a URL that a person gave us to call, without resolving its name.
 * @param allowsPrivate whether the operator allows private addresses, and with them http
 */
export function urlProblem(text: string, allowsPrivate: boolean): UrlProblem | undefined {
  if (!isWebAddress(text)) return "url"
  const url = new URL(text)
  if (url.protocol === "http:" && !allowsPrivate) return "https"
  if (!isAllowedPort(url)) return "port"
  const host = hostOf(url)
  if (!allowsPrivate && ipaddr.isValid(host) && !isPublicAddress(host)) return "private"
  return undefined
}

/** Finds the addresses of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true })

/** Whether a URL's name resolves to an address that isn't public. False if it doesn't resolve, or takes longer than 3 seconds. */
export async function hasPrivateAddress(text: string, resolve = systemResolve): Promise<boolean> {
  const found = resolve(hostOf(new URL(text))).catch(() => [])
  const late = wait(3_000, [], { ref: false })
  return (await Promise.race([found, late])).some(({ address }) => !isPublicAddress(address))
}
