import type { Tag } from "@/lib/features/todo/values"

type Said = Tag | "important"

/** What may stand after `!` and `#`, in any of the four languages; small and without accents. */
const said: Record<Said, string> = {
  team: "team equipe equipa",
  low: "low niedrig basse faible baixa",
  medium: "medium med mittel moyenne media",
  high: "high hoch haute elevee alta",
  update: "update aktualisierung neues maj mise-a-jour atualizacao",
  important: "important wichtig importante urgent dringend urgente",
}
const meanings = new Map(
  (Object.entries(said) as [Said, string][]).flatMap(([meaning, words]) =>
    words.split(" ").map((word) => [word, meaning]),
  ),
)
const priorities: Record<string, Said> = { "1": "high", "2": "medium", "3": "low" }

/** What `!word` says: how urgent it is. */
export const afterBang = (word: string): Said | undefined => {
  const meaning = priorities[word] ?? meanings.get(word)
  return meaning === "team" || meaning === "update" ? undefined : meaning
}

/** What `#word` says: a tag. */
export const afterHash = (word: string): Tag | undefined => {
  const meaning = meanings.get(word)
  return meaning === "important" ? undefined : meaning
}

/** What one calls oneself after `@`. */
export const meWords = ["me", "ich", "mich", "mir", "moi", "eu", "mim"]
