import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { serveApi } from "../support/api-server"

// Runs docs/api.md unchanged: its commands in order in one shell, comparing the documented responses with the real ones.

const run = promisify(execFile)

interface Step {
  heading: string
  commands: string
  /** The responses the document shows for them; empty if it shows none. */
  responses: unknown[]
}

/** One response per line: JSON, or plain text. */
const values = (text: string): unknown[] =>
  text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => (/^[{[]/.test(line) ? JSON.parse(line) : line))

/** Every block of commands with the responses shown right below it. */
function steps(): Step[] {
  const sections = readFileSync("docs/api.md", "utf8").split(/^## /m)
  return sections.flatMap((section) =>
    [...section.matchAll(/```sh\n([\s\S]*?)```\n(?:```(?:json|text)\n([\s\S]*?)```)?/g)].map(
      ([, commands, responses]) => ({
        heading: section.split("\n", 1)[0] ?? "",
        commands: commands ?? "",
        responses: values(responses ?? ""),
      }),
    ),
  )
}

// curl prints no line break after a response.
const preamble = `curl() { command curl "$@"; echo; }\n`

/** Differences from the documented response. There `…` means anything, a number any number, a list its first entries. */
function differences(shown: unknown, came: unknown, at = ""): string[] {
  if (shown === "…") return []
  if (Array.isArray(shown)) {
    if (!Array.isArray(came) || (shown.length === 0 && came.length > 0)) return [`${at} is no such list`]
    return shown.flatMap((item, i) => differences(item, came[i], `${at}[${i}]`))
  }
  if (shown && typeof shown === "object") {
    const whole = !("…" in shown)
    const has = Object.keys(came ?? {})
    const more = whole ? has.filter((key) => !(key in shown)) : []
    const inner = Object.entries(shown)
      .filter(([key]) => key !== "…")
      .flatMap(([key, value]) => differences(value, (came as Record<string, unknown>)?.[key], `${at}.${key}`))
    return [...more.map((key) => `${at}.${key} is not shown`), ...inner]
  }
  const same = typeof shown === "number" ? typeof came === "number" : shown === came
  return same ? [] : [`${at} is ${JSON.stringify(came)}, shown as ${JSON.stringify(shown)}`]
}

const separator = "\u0001"
const document = steps()
let outputs: string[]

jest.setTimeout(120_000)
beforeAll(async () => {
  const server = await serveApi()
  const folder = mkdtempSync(join(tmpdir(), "cornerledger-document-"))
  const commands = document.map((step) => step.commands).join(`printf '\\001'\n`)
  const script = preamble + commands.replace("http://localhost:3000", server.url)
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", script], { cwd: folder })
  outputs = stdout.split(separator)
  rmSync(folder, { recursive: true, force: true })
  await server.stop()
})

test("there are twelve tasks", () => {
  const headings = [...new Set(document.map(({ heading }) => heading))].filter((heading) => /^\d+\. /.test(heading))
  expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test.each(document.map((step, i) => [step.heading, step.commands.trim().split("\n").at(-1), step, i] as const))(
  "%s: %s",
  (_heading, _command, { responses }, i) => {
    const output = outputs[i] ?? ""
    if (responses.length === 0) return expect(output).not.toContain('"error"')
    const came = values(output)
    expect(came).toHaveLength(responses.length)
    expect(responses.flatMap((shown, n) => differences(shown, came[n], `response ${n + 1}`))).toEqual([])
  },
)
