import { type SeedUser, sampleUsers } from "./users"

/** The users of a new workspace with their ids: the founders from 1, then the sample users whose addresses are free. */
export function numbered<F extends SeedUser>(founders: F[]): ((F | SeedUser) & { id: number })[] {
  const taken = new Set(founders.flatMap(({ email, username }) => [email.toLowerCase(), username.toLowerCase()]))
  const samples = sampleUsers.filter(({ email, username }) => !taken.has(email) && !taken.has(username))
  return [...founders, ...samples].map((person, i) => ({ ...person, id: i + 1 }))
}
