import { readFileSync } from "node:fs"
import { join } from "node:path"
import { kitPages } from "@/lib/kit/pages"
import { propsOf } from "@/lib/kit/service"
import { client, nobody } from "../support/api"
import { pdfText } from "../support/pdf-text"
import { root } from "../support/sources"

const path = "/api/kit/source"
const shown = { page: "alerts", demo: "default" }

test("a demo's source is its file, character by character, with syntax highlighting", async () => {
  const admin = await client("admin")
  const { status, body } = await admin.get(path, shown)
  expect(status).toBe(200)
  expect(body.source).toBe(readFileSync(join(root, "components/kit/demos/components/alerts/default.tsx"), "utf8"))
  expect(body.html).toContain('<span class="sh__token--keyword">export</span>')
  expect(body.html.replace(/<[^>]+>/g, "")).toContain("export default function Default()")
})

test("every listed demo has a source", async () => {
  const admin = await client("admin")
  const all = kitPages.flatMap(({ name, demos }) => demos.map((demo) => ({ page: name, demo })))
  const responses = await Promise.all(all.map((demo) => admin.get(path, demo)))
  expect(all.filter((_, i) => responses[i]?.status !== 200)).toEqual([])
})

test.each([
  { page: "alerts", demo: "none" },
  { page: "none", demo: "default" },
  { page: "alerts", demo: "../alerts/default" },
  { page: "..", demo: "kit-page" },
  { page: "alerts/..", demo: "alerts/default" },
])("an unlisted name opens no file: %j", async (query) => {
  expect((await (await client("admin")).get(path, query)).status).toBe(404)
})

test("users without access to the help see none of it", async () => {
  expect((await nobody.get(path, shown)).status).toBe(401)
  expect((await (await client("client")).get(path, shown)).status).toBe(403)
  expect((await (await client("admin")).get(path, { page: "alerts" })).status).toBe(422)
})

test("properties of components are read from their types and comments", async () => {
  const [alert] = await propsOf(["ui/alert"])
  expect(alert).toMatchObject({ name: "Alert", text: "A message within the page's content." })
  // The type is in another file.
  const tone = alert?.props.find(({ name }) => name === "tone")
  expect(tone).toMatchObject({ isRequired: false, initial: '"info"', text: "" })
  expect(tone?.type).toContain('"brand" | "success"')
  expect(alert?.props.find(({ name }) => name === "action")?.text).toBe("A button or link at the end.")
})

test("unions are spelled out, and objects that a type names are shown", async () => {
  const types = async (file: string) =>
    Object.fromEntries((await propsOf([file]))[0]?.props.map(({ name, type }) => [name, type]) ?? [])
  expect(await types("ui/avatar")).toMatchObject({
    size: '"xs" | "sm" | "md" | "lg" | "xl"',
    status: '"online" | "busy" | "away" | "offline"',
  })
  expect(await types("ui/button")).toMatchObject({ size: '"sm" | "md" | "lg"' })
  expect((await types("ui/action-button")).variant).toContain('| "outline" |')
  expect((await types("features/cards/chart-card")).range).toContain('"last-month" |')
  const [breadcrumbs] = await propsOf(["ui/breadcrumbs"])
  expect(breadcrumbs?.props.find(({ name }) => name === "crumbs")).toMatchObject({
    type: "Crumb[]",
    shapes: [{ name: "Crumb", text: "{ label: string; href?: string }" }],
  })
})

test("each component has the line that imports it", async () => {
  const docs = await propsOf([...new Set(kitPages.flatMap(({ documents = [] }) => documents))])
  expect(docs[0]?.importLine).toBe('import { Card } from "@/components/ui/card"')
  const wrong = docs.filter(({ name, importLine }) => {
    const file = /^import (?:\{ )?\w+(?: \})? from "@\/(.+)"$/.exec(importLine)?.[1]
    const source = readFileSync(join(root, `${file}.tsx`), "utf8")
    return !new RegExp(`export (default )?(function|const) ${name}\\b`).test(source)
  })
  expect(wrong).toEqual([])
})

test("a table becomes a PDF with every character and the header on each page", async () => {
  const admin = await client("admin")
  const rows = Array.from({ length: 80 }, (_, i) => [`Łukasz Žižka ${i}`, "Ελένη Παπαδοπούλου", `€ ${i}.00`])
  const { status, headers, body } = await admin.post("/api/kit/table-pdf", {
    title: "Employees",
    header: ["Name", "Contact", "Salary"],
    rows,
  })
  expect(status).toBe(200)
  expect(headers.get("content-type")).toBe("application/pdf")
  const text = pdfText(body as Uint8Array).split("\n")
  expect(text.filter((line) => line === "Salary").length).toBeGreaterThan(1)
  for (const [, , salary] of rows) expect(text).toContain(salary)
  expect(text.join("")).toContain("Łukasz Žižka 79")
  expect(text.join("")).toContain("Ελένη Παπαδοπούλου")
})

test("a table with too many rows or columns for a PDF is rejected at its field", async () => {
  const admin = await client("admin")
  const send = (rows: string[][]) => admin.post("/api/kit/table-pdf", { title: "T", header: ["A"], rows })
  expect((await send(Array(201).fill(["x"]))).body.error).toHaveProperty("rows")
  expect((await send([Array(13).fill("x")])).status).toBe(422)
})
