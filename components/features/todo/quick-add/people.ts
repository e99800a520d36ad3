import { plain, type Word } from "./text"
import type { Person } from "./types"
import { selfWords } from "./words/sign-words"

const namesOf = (fullName: string) => plain(fullName).split(/[\s-]+/)

/**
 * Ranks how well a name matches: 3 the full name, 2 a first name, 1 another part of the name, 0 the beginning of a
 * part.
 */
function rankOf(fullName: string, typed: string[]): number | undefined {
  const names = namesOf(fullName)
  const from = names.findIndex((_, i) => typed.every((word, k) => names[i + k]?.startsWith(word)))
  if (from < 0) return undefined
  if (!typed.every((word, k) => names[from + k] === word)) return 0
  if (typed.length === names.length) return 3
  return from === 0 ? 2 : 1
}

function best(people: Person[], typed: string[]): Person[] {
  const fits = people
    .map((person) => ({ person, rank: rankOf(person.fullName, typed) }))
    .filter(({ rank }) => rank !== undefined)
  const highest = Math.max(...fits.map(({ rank }) => rank as number))
  return fits.filter(({ rank }) => rank === highest).map(({ person }) => person)
}

/** Returns the users an `@word` may mean. The following words count if they continue the name: `@anna berg`. */
export function peopleAt(words: Word[], at: number, people: Person[]): { length: number; people: Person[] } {
  const first = (words[at]?.plain ?? "").slice(1)
  const me = selfWords.includes(first) ? people.filter(({ isMe }) => isMe) : []
  if (me.length > 0) return { length: 1, people: me }
  const typed = first.split(/[._-]+/).filter(Boolean)
  if (typed.length === 0) return { length: 1, people: [] }
  let found = { length: 1, people: best(people, typed) }
  for (let more = 1; more <= 3; more++) {
    const word = words[at + more]?.plain
    if (!word) break
    typed.push(...word.split("-"))
    // Further words only count if they are complete parts of a name.
    const longer = best(people, typed).filter(({ fullName }) => namesOf(fullName).includes(typed.at(-1) as string))
    if (longer.length === 0) break
    found = { length: more + 1, people: longer }
  }
  return found
}
