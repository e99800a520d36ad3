// `npm run paths` generates files from other files:
// - lib/core/http/paths.json: all paths outside /api, for next.config.mjs and middleware.ts, which can't import TypeScript;
// - lib/core/http/body-limits.json: the maximum body size per path, for scripts/serve.mjs;
// - endpoints.ts next to each contract: references for the browser, so that it doesn't load the zod schemas;
// - lib/features/handlers.ts: where the handlers of each noun are, for callers that know an endpoint only by its name;
// - lib/features/paths.json: the paths that scripts/serve.mjs hands to those handlers without Next, with their nouns;
// - components/layout/page-icons.svg: the icons of all pages and of the shell, which browsers cache as one file;
// - lib/core/i18n/namespaces.ts: the names of the files in messages/en;
// - data/help/versions.json: the fingerprints of the help's English texts, old ones included.
// `--check` only verifies that they are up to date.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { register } from "tsx/esm/api"
import { helpVersions, versionsPath } from "./support/help-versions.mjs"
import { spriteOf } from "./support/icon-sprite.mjs"
import { fail, root } from "./support/setup.mjs"

register()
const { bodyLimits } = await import("../lib/core/http/body.ts")
const { pages } = await import("../lib/features/pages.ts")
const { shellIcons } = await import("../components/layout/shell-icons.ts")

/** Returns the contract files of a noun: contract.ts, or all files in contract/. */
function contractsIn(folder) {
  const single = join(folder, "contract.ts")
  if (existsSync(single)) return [single]
  const directory = join(folder, "contract")
  return existsSync(directory)
    ? readdirSync(directory)
        .sort()
        .map((name) => join(directory, name))
    : []
}

/** Returns the name of a noun in the registry. */
const nounOf = (folder) => basename(folder).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Returns the lines of lib/features/handlers.ts for a noun: its name in the registry, and its modules of handlers. */
function handlersIn(folder) {
  const noun = nounOf(folder)
  const more = existsSync(join(folder, "handlers")) ? readdirSync(join(folder, "handlers")).sort() : []
  const files = ["handlers.ts", ...more.map((name) => `handlers/${name}`)].map((name) => join(folder, name))
  const from = (file) => `@/${relative(root, file)}`.replace("@/lib/features/", "./").replace(/\.ts$/, "")
  const imports = files.map((file) => `() => import("${from(file)}")`)
  const line = `  ${noun}: [${imports.join(", ")}],\n`
  return line.length > 121 ? `  ${noun}: [\n${imports.map((one) => `    ${one},\n`).join("")}  ],\n` : line
}

const isEndpoint = (value) => typeof value?.method === "string" && typeof value.path === "string"

async function endpointsIn(file) {
  const exported = await import(file)
  return Object.entries(exported).filter(([, value]) => isEndpoint(value))
}

/** Returns the text of endpoints.ts for a noun, and the noun's endpoints. */
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

const generated = new Map()
const allEndpoints = []
const nounsByPath = {}
for (const folder of nouns) {
  const { text, endpoints } = await referencesFor(folder)
  allEndpoints.push(...endpoints)
  // A stream stays open and isn't worth a second door.
  for (const { path, response } of endpoints) if (response !== "stream") nounsByPath[path] = nounOf(folder)
  generated.set(join(folder, "endpoints.ts"), text)
}
const all = new Set(allEndpoints.map(({ path }) => path))
const outside = [...all].filter((path) => !path.startsWith("/api/")).sort()
const json = (name, value) => generated.set(join(root, "lib/core/http", name), `${JSON.stringify(value, null, 2)}\n`)
json("paths.json", outside)
json("body-limits.json", bodyLimits(allEndpoints))
generated.set(join(features, "paths.json"), `${JSON.stringify(nounsByPath, Object.keys(nounsByPath).sort(), 2)}\n`)

generated.set(
  join(features, "handlers.ts"),
  `// Written by \`npm run paths\`: the modules with the handlers of each noun, loaded when they are needed.
export const handlerModules: Record<string, (() => Promise<object>)[]> = {
${nouns.map(handlersIn).join("")}}
`,
)

const icons = [...new Set([...pages.map(({ icon }) => icon), ...shellIcons])].sort()
generated.set(join(root, "components/layout/page-icons.svg"), spriteOf(icons))
const messageFiles = (folder) =>
  readdirSync(join(root, "messages/en", folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `  "${name.replace(/\.json$/, "")}",\n`)
    .sort()
    .join("")
generated.set(
  join(root, "lib/core/i18n/namespaces.ts"),
  `// Written by \`npm run paths\`: the message files that are always loaded, messages/<locale>/<name>.json.
export const namespaces = [
${messageFiles("")}] as const

// The message files of single pages of the interface kit, messages/<locale>/kit/<name>.json.
export const kitNamespaces = [
${messageFiles("kit")}] as const
`,
)
generated.set(join(root, versionsPath), `${JSON.stringify(await helpVersions(), null, 2)}\n`)

const stale = [...generated].filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text)
if (process.argv.includes("--check")) {
  const names = stale.map(([file]) => relative(root, file))
  if (names.length > 0) fail(`Run \`npm run paths\`. Out of date: ${names.join(", ")}`)
} else {
  for (const [file, text] of stale) writeFileSync(file, text)
  console.log(
    `${all.size} paths in ${nouns.length} nouns, ${outside.length} outside /api, ${stale.length} files written`,
  )
}
