import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Locale } from "@/lib/core/i18n/locales"
import { filesUnder, root } from "./sources"

type Tree = string | Tree[] | { [key: string]: Tree }

const flat = (tree: Tree, key: string): [key: string, text: string][] =>
  typeof tree === "string"
    ? [[key, tree]]
    : Object.entries(tree).flatMap(([name, part]) => flat(part, `${key}.${name}`))

const inFolder = (folder: string) =>
  filesUnder(folder).flatMap((path) =>
    Object.entries(JSON.parse(readFileSync(join(root, path), "utf8")) as { [key: string]: Tree }).flatMap(
      ([name, part]) => flat(part, `${path.slice(folder.length + 1, -".json".length)}:${name}`),
    ),
  )

/** All messages of a language as [file:key, text]. */
export const messageTexts = (locale: Locale) => inFolder(`messages/${locale}`)

/** The help articles and questions shipped in a language, as [file:key, text]. English ones are in the seed. */
export const helpTexts = (locale: Locale) => (locale === "en" ? [] : inFolder(`data/help/${locale}`))

/** The text people read: without tags, code, addresses and the names of ICU arguments. */
export const visible = (text: string) =>
  text
    .replace(/<code>.*?<\/code>/g, "")
    .replace(/<[^>]*>|https?:\/\/\S*|\btel:/g, "")
    .replace(/\{\w+(?:, (?:plural|select|number|date|time))?/g, "{")

/** Matches any of the patterns as a whole word. */
export const words = (...list: string[]) => new RegExp(`(?<![\\p{L}-])(?:${list.join("|")})(?!\\p{L})`, "iu")
