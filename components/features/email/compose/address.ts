import type { Addressee } from "./draft"

const pattern = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:.]{2,}$/

/** An address as people write it: bare, or `Anna Berg <anna@example.com>`; undefined where it is none. */
export function addresseeOf(text: string): Addressee | undefined {
  const [, name = "", inner] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(text) ?? []
  const email = (inner ?? text).trim()
  return pattern.test(email) && email.length <= 254 ? { email, name: name.trim().slice(0, 120) } : undefined
}

/** Every address of a pasted text, and what of it is none. */
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
