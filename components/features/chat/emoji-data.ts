import type { EmojiDataResolver } from "frimousse"

interface Entry {
  emoji: string
  label: string
  tags?: string[]
  group?: number
  order?: number
  version: number
  skins?: { emoji: string; tone?: number | number[] }[]
}
interface Names {
  groups: { key: string; message: string; order: number }[]
  skinTones: { key: string; message: string }[]
}
type Files = [data: { default: unknown }, names: { default: unknown }]

/** One bundle chunk per language, so that a browser loads only its own and nothing from another host. */
const files: Record<string, () => Promise<Files>> = {
  en: () => Promise.all([import("emojibase-data/en/data.json"), import("emojibase-data/en/messages.json")]),
  de: () => Promise.all([import("emojibase-data/de/data.json"), import("emojibase-data/de/messages.json")]),
  fr: () => Promise.all([import("emojibase-data/fr/data.json"), import("emojibase-data/fr/messages.json")]),
  pt: () => Promise.all([import("emojibase-data/pt/data.json"), import("emojibase-data/pt/messages.json")]),
}

/** The newest emoji version that current systems support. Newer emoji would show as empty boxes. */
const newest = 15.1
/** Skin tones and hair colours, which aren't emoji by themselves. */
const componentGroup = 2
const tones = ["light", "medium-light", "medium", "medium-dark", "dark"] as const

/** Returns the variants with one skin tone for all people in the emoji. Mixed tones aren't offered. */
function skinsOf({ skins }: Entry) {
  const found = tones.map((name, i) => [name, skins?.find(({ tone }) => tone === i + 1)?.emoji] as const)
  if (!found.every(([, emoji]) => emoji)) return undefined
  return Object.fromEntries(found) as Record<(typeof tones)[number], string>
}

/** Returns the emoji of a language in the picker's format. */
export const emojiData: EmojiDataResolver = async (locale) => {
  const load = files[locale] ?? files.en
  const [data, names] = await (load as () => Promise<Files>)()
  const entries = (data.default as Entry[]).filter(
    ({ group, version }) => group !== undefined && group !== componentGroup && version <= newest,
  )
  const { groups, skinTones } = names.default as Names
  const toneNames = Object.fromEntries(skinTones.map(({ key, message }) => [key, message]))
  return {
    locale,
    emojis: entries
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map((entry) => ({
        emoji: entry.emoji,
        category: entry.group as number,
        label: entry.label,
        version: entry.version,
        tags: entry.tags ?? [],
        skins: skinsOf(entry),
      })),
    categories: groups
      .filter(({ order }) => order !== componentGroup)
      .map(({ order, message }) => ({ index: order, label: message })),
    skinTones: toneNames as Record<(typeof tones)[number], string>,
  }
}
