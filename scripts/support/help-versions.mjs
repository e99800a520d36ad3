// data/help/versions.json: the fingerprints of every English text of the help that was ever shipped. Rows of existing
// workspaces are recognised by them, so a fingerprint is never removed. Fingerprints of one text are separated by spaces.
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./setup.mjs"

export const versionsPath = "data/help/versions.json"
const print = (head, body) => createHash("md5").update(`${head}\n${body}`).digest("hex")

/** Returns the file's text with the fingerprints of today's texts added. */
export async function helpVersions() {
  const { knowledgeBase } = await import("../../data/seed/knowledgebase.ts")
  const { faq } = await import("../../data/seed/faq.ts")
  const known = existsSync(join(root, versionsPath)) ? JSON.parse(readFileSync(join(root, versionsPath), "utf8")) : {}
  const merged = (part, texts) =>
    Object.fromEntries(
      texts.map(([key, head, body]) => {
        const versions = new Set([...(known[part]?.[key]?.split(" ") ?? []), print(head, body)])
        return [key, [...versions].join(" ")]
      }),
    )
  const questions = Object.entries(faq).flatMap(([name, { qandA }]) =>
    qandA.map((pair, i) => [`${name} ${i}`, ...pair]),
  )
  return {
    kbCategories: merged(
      "kbCategories",
      knowledgeBase.map(({ slug, title, description }) => [slug, title, description]),
    ),
    kbArticles: merged(
      "kbArticles",
      knowledgeBase.flatMap(({ articles }) => articles.map(({ slug, title, content }) => [slug, title, content])),
    ),
    faqCategories: merged(
      "faqCategories",
      Object.entries(faq).map(([name, { title, subtitle }]) => [name, title, subtitle]),
    ),
    faqQuestions: merged("faqQuestions", questions),
  }
}
