// `npm run paths` writes what follows from other files:
// - lib/core/http/paths.json: every path outside /api, for next.config.mjs and middleware.ts, which can't read TypeScript values;
// - lib/core/http/body-limits.json: how large a body each path takes, for scripts/serve.mjs;
// - endpoints.ts beside each contract: references for the browser, which would otherwise load the contract's zod schemas;
// - components/layout/page-icons.ts: the icons of all pages, so that the sprite's bundle has no others;
// - lib/core/i18n/namespaces.ts: the names of the files in messages/en.
// `--check` only compares.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { register } from "tsx/esm/api"
import { fail, root } from "./support/setup.mjs"

register()
const { bodyLimits } = await import("../lib/core/http/body.ts")
const { pages } = await import("../lib/features/pages.ts")

/** Contract files of a noun: contract.ts, or the files of contract/. */
function contractsIn(folder) {
  const single = join(folder, "contract.ts")
  if (existsSync(single)) return [single]
  const several = join(folder, "contract")
  return existsSync(several)
    ? readdirSync(several)
        .sort()
        .map((name) => join(several, name))
    : []
}

const isEndpoint = (value) => typeof value?.method === "string" && typeof value.path === "string"

async function endpointsIn(file) {
  const exported = await import(file)
  return Object.entries(exported).filter(([, value]) => isEndpoint(value))
}

/** The text of endpoints.ts for a noun, and its endpoints. */
async function referencesFor(folder) {
  const files = contractsIn(folder)
  const types = files.map((file) => {
    const name = relative(folder, file).replace(/\.ts$/, "")
    return { file, from: `./${name}`, as: files.length === 1 ? "contract" : name.split("/").at(-1) }
  })
  const lines = []
  const endpoints = []
  for (const { file, as } of types) {
    for (const [name, endpoint] of await endpointsIn(file)) {
      const { method, path } = endpoint
      endpoints.push(endpoint)
      const line = `export const ${name}: EndpointReference<typeof ${as}.${name}> = { method: "${method}", path: "${path}" }`
      const broken = line
        .replace(" = { method", " = {\n  method")
        .replace(", path:", ",\n  path:")
        .replace(" }", ",\n}")
      lines.push(line.length > 120 ? broken : line)
    }
  }
  const imports = types.map(({ from, as }) => `import type * as ${as} from "${from}"\n`).join("")
  const text = `// Written by \`npm run paths\` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
${imports}
${lines.join("\n")}
`
  return { text, endpoints }
}

const features = join(root, "lib/features")
const folders = [...readdirSync(features).map((name) => join(features, name)), join(root, "lib/kit")]
const nouns = folders.filter((folder) => statSync(folder).isDirectory() && contractsIn(folder).length > 0)

const wanted = new Map()
const calls = []
for (const folder of nouns) {
  const { text, endpoints } = await referencesFor(folder)
  calls.push(...endpoints)
  wanted.set(join(folder, "endpoints.ts"), text)
}
const all = new Set(calls.map(({ path }) => path))
const outside = [...all].filter((path) => !path.startsWith("/api/")).sort()
const json = (name, value) => wanted.set(join(root, "lib/core/http", name), `${JSON.stringify(value, null, 2)}\n`)
json("paths.json", outside)
json("body-limits.json", bodyLimits(calls))

const icons = [...new Set(pages.map(({ icon }) => icon))].sort()
wanted.set(
  join(root, "components/layout/page-icons.ts"),
  `// Written by \`npm run paths\`: the icons that pages name.
export {
${icons.map((name) => `  ${name},\n`).join("")}} from "lucide-react"
`,
)
const namespaces = readdirSync(join(root, "messages/en"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(/\.json$/, ""))
  .sort()
wanted.set(
  join(root, "lib/core/i18n/namespaces.ts"),
  `// Written by \`npm run paths\`: the message files that are always loaded, messages/<locale>/<name>.json.
export const namespaces = [
${namespaces.map((name) => `  "${name}",\n`).join("")}] as const
`,
)

const stale = [...wanted].filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text)
if (process.argv.includes("--check")) {
  const names = stale.map(([file]) => relative(root, file))
  if (names.length > 0) fail(`Run \`npm run paths\`. Out of date: ${names.join(", ")}`)
} else {
  for (const [file, text] of stale) writeFileSync(file, text)
  console.log(
    `${all.size} paths in ${nouns.length} nouns, ${outside.length} outside /api, ${stale.length} files written`,
  )
}
