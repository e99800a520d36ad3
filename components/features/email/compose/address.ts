import type { Addressee } from "./draft"

const pattern = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:.]{2,}$/

/** Parses an address, bare or as `Anna Berg <anna@example.com>`. Returns undefined if it is invalid. */
export function addresseeOf(text: string): Addressee | undefined {
  const [, name = "", inner] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(text) ?? []
  const email = (inner ?? text).trim()
  return pattern.test(email) && email.length <= 254 ? { email, name: name.trim().slice(0, 120) } : undefined
}

/** Splits a pasted text into valid addresses and the rest. */
export function addresseesOf(text: string): { found: Addressee[]; rest: string } {
  const parts = text
    .split(/[,;\n\t]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  const found = parts.map(addresseeOf)
  return {
    found: found.filter((one) => one !== undefined),
    rest: parts.filter((_, i) => !found[i]).join(", "),
  }
}

export const isSame = (a: Addressee, b: Addressee) => a.email.toLowerCase() === b.email.toLowerCase()
