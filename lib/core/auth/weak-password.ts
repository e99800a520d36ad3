import { fold } from "../text"
import { isCommon } from "./common-words"

/** Why a password is rejected, as a key of messages/<locale>/errors.json. */
export type Weakness = "passwordCommon" | "passwordOwn"

/** Facts about a user that attackers know and try first. */
export interface KnownFacts {
  email?: string
  username?: string
  fullName?: string
  company?: string
}

const product = "Cornerledger"

/** Sequences of keyboard neighbours (all four languages), letters and digits, in both directions. */
const rows = [
  "1234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "yxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
].flatMap((row) => [row, [...row].reverse().join("")])

const shortestRun = 3
/** Passwords with fewer independent characters are guessed in minutes. */
const minIndependent = 5
/** Up to this many independent characters around a word ("2026!", "!!12") count as a common suffix or prefix. */
const usualAddition = 6

/** The length of the run from `start` that repeats one character or follows a row. */
function runLength(text: string, start: number): number {
  const repeated = /^(.)\1*/su.exec(text.slice(start))?.[0].length ?? 0
  let length = Math.max(repeated, shortestRun)
  if (repeated < shortestRun && !rows.some((row) => row.includes(text.slice(start, start + length)))) return 1
  while (start + length < text.length && rows.some((row) => row.includes(text.slice(start, start + length + 1)))) {
    length++
  }
  return start + length <= text.length ? length : 1
}

/** The number of characters an attacker has to guess; a run counts as one. */
function independent(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; count++) at += runLength(text, at)
  return count
}

/** The repeated unit of a text (`abc` for `abcabc`), otherwise the text itself. */
const unitOf = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

const leet: Record<string, string> = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a" }
const alsoLeet: Record<string, string> = { $: "s", "!": "i", "1": "i", "€": "e", "+": "t", "|": "l" }
const unleet = (text: string, one: string) =>
  [...text].map((sign) => (sign === "1" ? one : (leet[sign] ?? alsoLeet[sign] ?? sign))).join("")

/** Strips the usual prefix and suffix from a word. Returns the whole text if there is more than usual. */
function trimmed(text: string): string {
  const core = text.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}]+$/u, "")
  const at = text.indexOf(core)
  const added = independent(text.slice(0, at)) + independent(text.slice(at + core.length))
  return core && added <= usualAddition ? core : text
}

/** The words from which a guessing program would derive this password. */
function roots(text: string): Set<string> {
  const whole = [text, unitOf(text), text.replace(/[\s._-]+/g, "")]
  const found = new Set<string>()
  for (const one of whole) {
    for (const start of [one, trimmed(one), unitOf(trimmed(one))]) {
      for (const form of [start, unleet(start, "i"), unleet(start, "l")]) found.add(form).add(trimmed(form))
    }
  }
  return found
}

/** Words tied to a user: names, the parts of the e-mail address, the company, the product. */
function ownWords({ email = "", username = "", fullName = "", company = "" }: KnownFacts): string[] {
  const [local = "", domain = ""] = email.split("@")
  const whole = [email, local, username, fullName, company, product, domain.split(".").at(-2) ?? ""]
  const words = whole.flatMap((text) => [text.replace(/[^\p{L}\p{N}]/gu, ""), ...text.split(/[^\p{L}]+/u)])
  const long = words.map(fold).filter((word) => word.length > 2)
  // Longest first, so that a whole name is removed before its parts.
  return [...new Set(long)].sort((a, b) => b.length - a.length)
}

/** Whether little is left of a password without the user's own words. */
function isOwn(forms: Iterable<string>, words: string[]): boolean {
  return [...forms].some((form) => {
    const bare = form.replace(/[^\p{L}\p{N}]/gu, "")
    const rest = words.reduce((text, word) => text.replaceAll(word, ""), bare)
    return rest !== bare && rest.replace(/\P{L}/gu, "").length < 4 && independent(rest) <= usualAddition
  })
}

/** Why a password is easy to guess; undefined for a good one. */
export async function weaknessOf(password: string, facts: KnownFacts): Promise<Weakness | undefined> {
  const text = fold(password)
  const forms = roots(text)
  if (isOwn(forms, ownWords(facts))) return "passwordOwn"
  if (independent(unitOf(text)) < minIndependent || /^\d{1,11}$/.test(text)) return "passwordCommon"
  return (await isCommon(forms)) ? "passwordCommon" : undefined
}
