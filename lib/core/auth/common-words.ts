import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fold } from "../text"

/** Leaked passwords, and the words and names that guessing programs try first, in the product's languages. */
const lists = [
  "common/src/passwords",
  ...["en", "de", "fr", "pt-br"].flatMap((language) => [
    `${language}/src/commonWords`,
    `${language}/src/firstnames`,
    `${language}/src/lastnames`,
  ]),
]

/** Words of Portugal that the Brazilian list lacks. JSON, like the lists. */
const portugueseWords = JSON.stringify(["palavrapasse", "palavrachave", "benfica", "sporting", "fcporto"])

let loaded: Promise<Buffer> | undefined

/** Keeps the lists as raw JSON: parsing their 300,000 words would take ten times as long as reading them. */
async function load(): Promise<Buffer> {
  const texts = await Promise.all(
    lists.map((name) => readFile(join(process.cwd(), "node_modules", "@zxcvbn-ts", `language-${name}.json`), "utf8")),
  )
  return Buffer.from([...texts.map(fold), portugueseWords].join("\n"))
}

/**
 * Whether any of the texts is a leaked password or a common word. The first call reads the lists into one buffer outside
 * the JavaScript heap: 3 MB, searched in about a millisecond.
 * @param texts normalized by `fold`: `Élodie` and `elodie` are the same guess
 */
export async function isCommon(texts: Iterable<string>): Promise<boolean> {
  loaded ??= load().catch((error) => {
    loaded = undefined
    throw error
  })
  const words = await loaded
  return [...texts].some((text) => text.length > 2 && !text.includes('"') && words.includes(`"${text}"`))
}
