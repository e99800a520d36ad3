import { abilityOf } from "@/lib/core/auth/casl"
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales"
import { rulesFor } from "@/lib/features/roles"
import type { FoundUser } from "../store/guests"

/** Somebody an event lists as a guest, who can be told. */
export interface Guest {
  name: string
  email: string
  /** The user of the workspace; undefined for anybody else. */
  user?: FoundUser
  language: Locale
  /** How events list the guest, in lower case. */
  keys: string[]
}

/** Addresses that a mail can be sent to, see `rowOf` of the outbox. */
const address = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+\.[^\s<>()[\]\\,;:"@]+$/

export const includes = ({ keys }: Pick<Guest, "keys">, guests: string[]): boolean =>
  guests.some((guest) => keys.includes(guest.toLowerCase()))

/** Whether a user may open the calendar. */
export const seesCalendar = ({ canSignIn, role, permissions }: FoundUser): boolean =>
  canSignIn && abilityOf(rulesFor(role, permissions)).can("read", "Event")

/** Returns the people behind a list of guests: users by name or address, anybody else by address. */
export function peopleOf(guests: string[], users: FoundUser[], language: Locale = defaultLocale): Guest[] {
  const people: Guest[] = users
    .filter(({ status, email }) => status !== "inactive" && address.test(email))
    .map((user) => ({
      name: user.name,
      email: user.email,
      user,
      language: user.language ?? language,
      keys: [user.email.toLowerCase(), user.name.toLowerCase()],
    }))
    .filter((person) => includes(person, guests))
  const known = new Set(users.map(({ email }) => email.toLowerCase()))
  const others = new Set(guests.map((guest) => guest.toLowerCase()).filter((guest) => address.test(guest)))
  for (const email of others) {
    if (!known.has(email)) people.push({ name: "", email, language, keys: [email] })
  }
  return people
}
