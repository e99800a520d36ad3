import type { Tag } from "@/lib/features/todo/values"

type SignMeaning = Tag | "important"

/** Words accepted after `!` and `#` in any of the four languages, in lower case without accents. */
const spellings: Record<SignMeaning, string> = {
  team: "team equipe equipa",
  low: "low niedrig basse faible baixa",
  medium: "medium med mittel moyenne media",
  high: "high hoch haute elevee alta",
  update: "update aktualisierung neues maj mise-a-jour atualizacao",
  important: "important wichtig importante urgent dringend urgente",
}
const meanings = new Map(
  (Object.entries(spellings) as [SignMeaning, string][]).flatMap(([meaning, words]) =>
    words.split(" ").map((word) => [word, meaning]),
  ),
)
const priorities: Record<string, SignMeaning> = { "1": "high", "2": "medium", "3": "low" }

/** Returns the priority that `!word` means. */
export const priorityOf = (word: string): SignMeaning | undefined => {
  const meaning = priorities[word] ?? meanings.get(word)
  return meaning === "team" || meaning === "update" ? undefined : meaning
}

/** Returns the tag that `#word` means. */
export const tagOf = (word: string): Tag | undefined => {
  const meaning = meanings.get(word)
  return meaning === "important" ? undefined : meaning
}

/** Words for the user themselves after `@`. */
export const selfWords = ["me", "ich", "mich", "mir", "moi", "eu", "mim"]
