import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { filesUnder, root, sources } from "./sources"

/** A piece of English in the repository: one comment, test name, message or paragraph. */
type Prose = {
  path: string
  kind: "comment" | "title" | "text"
  /** The whole piece on one line. Code in backticks is replaced by x's. */
  text: string
  /** Returns the line number, starting at 1, of a position in `text`. */
  lineAt: (position: number) => number
}

const read = (path: string) => readFileSync(join(root, path), "utf8")
const lineOf = (text: string, position: number) => text.slice(0, position).split("\n").length
const withoutCode = (text: string) => text.replace(/`[^`]*`/g, (code) => "x".repeat(code.length))

/** Joins the lines of a comment or paragraph whose first line has the number `start`. */
function piece(path: string, kind: Prose["kind"], start: number, lines: string[]): Prose {
  const lineAt = (position: number) => {
    let end = 0
    const index = lines.findIndex((line) => {
      end += line.length + 1
      return position < end
    })
    return start + Math.max(index, 0)
  }
  return { path, kind, text: withoutCode(lines.join(" ")), lineAt }
}

/** Block comments, and runs of line comments on consecutive lines. */
function commentsOf(path: string, text: string): Prose[] {
  const blocks = [...text.matchAll(/(?<=^|[\s{(])\/\*\*?(?=\s)([\s\S]*?)\*\//g)].map((match) => {
    const lines = String(match[1])
      .split("\n")
      .map((line) => line.replace(/^\s*\*?\s*/, "").trimEnd())
    const start = lineOf(text, match.index)
    const empty = lines[0] === "" ? 1 : 0
    return piece(path, "comment", start + empty, lines.slice(empty))
  })
  const runs: { start: number; lines: string[] }[] = []
  text.split("\n").forEach((line, index) => {
    const [, before, comment] = /^(.*?)(?:^|(?<=\s))\/\/\s(.*)$/.exec(line) ?? []
    if (comment === undefined) return
    const last = runs.at(-1)
    if (last && before?.trim() === "" && last.start + last.lines.length === index + 1) last.lines.push(comment)
    else runs.push({ start: index + 1, lines: [comment] })
  })
  return [...blocks, ...runs.map(({ start, lines }) => piece(path, "comment", start, lines))]
}

/** Test names, those of `test.each` and `describe` included. */
function titlesOf(path: string, text: string): Prose[] {
  const calls = /(?:\b(?:test|it|describe)(?:\.\w+)?\(|\)\()\s*(["`])((?:(?!\1).)+)\1,\s*(?:async\s*)?\(/g
  return [...text.matchAll(calls)].map((match) =>
    piece(path, "title", lineOf(text, match.index + match[0].indexOf(String(match[1]))), [String(match[2])]),
  )
}

/** Descriptions that the API's reference shows. */
function summariesOf(path: string, text: string): Prose[] {
  const strings = /\b(?:summary|description):\s*(["`])((?:(?!\1).)+)\1/g
  return [...text.matchAll(strings)].map((match) => piece(path, "text", lineOf(text, match.index), [String(match[2])]))
}

/** Each message is one line and a separate piece. */
function messagesOf(path: string): Prose[] {
  return read(path)
    .split("\n")
    .flatMap((line, index) => {
      const value = /:\s*"(.*)",?$/.exec(line)?.[1]
      return value === undefined ? [] : [piece(path, "text", index + 1, [value])]
    })
}

/** Paragraphs, list items and table rows of a document, without its code blocks. */
function paragraphsOf(path: string): Prose[] {
  const pieces: { start: number; lines: string[] }[] = []
  let isCode = false
  let isNew = true
  read(path)
    .split("\n")
    .forEach((line, index) => {
      if (line.trimStart().startsWith("```")) isCode = !isCode
      const isBreak = isCode || line.trim() === "" || line.trimStart().startsWith("```")
      if (isBreak || /^\s*(?:[-*|#]|\d+\.)/.test(line)) isNew = true
      if (isBreak) return
      if (isNew) pieces.push({ start: index + 1, lines: [line.trim()] })
      else pieces.at(-1)?.lines.push(line.trim())
      isNew = false
    })
  return pieces.map(({ start, lines }) => piece(path, "text", start, lines))
}

const atTop = readdirSync(root)
const configs = atTop.filter((name) => /\.config\.(?:ts|mjs)$/.test(name)).map((path) => ({ path, text: read(path) }))
const styles = ["app", "components"].flatMap(filesUnder).filter((path) => path.endsWith(".css"))
const code = [...sources, ...configs, ...styles.map((path) => ({ path, text: read(path) }))]
const documents = [...atTop, ...filesUnder("docs")].filter((path) => path.endsWith(".md"))
// The style guide quotes what it forbids; the notices are other people's texts.
const isOurs = (path: string) => path !== "docs/style.md" && path !== "THIRD-PARTY-NOTICES.md"

/** Everything that is written in English in the repository, except what the sample data says. */
export const prose: Prose[] = [
  ...code.flatMap(({ path, text }) => [
    ...commentsOf(path, text),
    ...(path.startsWith("__tests__/") ? titlesOf(path, text) : []),
    ...(/^(?:lib|app)\//.test(path) ? summariesOf(path, text) : []),
  ]),
  ...filesUnder("messages/en").flatMap(messagesOf),
  ...documents.filter(isOurs).flatMap(paragraphsOf),
]
