import { importsOf, sources } from "../support/sources"
import { cycles } from "./noun-cycles"
import { type Imports, nounImports } from "./nouns"
import { screenData, screenImports } from "./screen-nouns"

const nounIn = (folder: string, path: string) => new RegExp(`^${folder}/([\\w-]+)/`).exec(`${path}/`)?.[1]
const isFile = (noun: string, folder: string) => sources.some(({ path }) => path.startsWith(`${folder}/${noun}.ts`))

/** Imports between different nouns, by "noun → noun", with one import as an example. */
function edges(from: string, to: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const source of sources) {
    const noun = nounIn(from, source.path)
    if (!noun || isFile(noun, from)) continue
    for (const target of importsOf(source)) {
      const other = nounIn(to, target)
      if (other && other !== noun && !isFile(other, to)) found.set(`${noun} → ${other}`, `${source.path} → ${target}`)
    }
  }
  return found
}

test.each<[string, Imports, string, string]>([
  ["nounImports", nounImports, "lib/features", "lib/features"],
  ["screenImports", screenImports, "components/features", "components/features"],
  ["screenData", screenData, "components/features", "lib/features"],
])("%s of nouns.ts lists exactly the imports between nouns", (name, allowed, from, to) => {
  const found = edges(from, to)
  const listed = Object.entries(allowed).flatMap(([noun, others]) => others.map((other) => `${noun} → ${other}`))
  const missing = [...found].filter(([edge]) => !listed.includes(edge))
  expect([
    ...missing.map(([edge, example]) => `${edge} is not listed in ${name}: ${example}`),
    ...listed.filter((edge) => !found.has(edge)).map((edge) => `${edge} is listed in ${name} but not needed`),
  ]).toEqual([])
})

/** All nouns that a noun imports, directly or through others. */
function reachable(imports: Imports, noun: string, seen = new Set<string>()): Set<string> {
  for (const other of imports[noun] ?? []) {
    if (!seen.has(other)) reachable(imports, other, seen.add(other))
  }
  return seen
}

function circles(imports: Imports): string[][] {
  const groups = Object.keys(imports)
    .filter((noun) => reachable(imports, noun).has(noun))
    .map((noun) => [...reachable(imports, noun)].filter((other) => reachable(imports, other).has(noun)).sort())
  return [...new Set(groups.map((group) => group.join()))].map((group) => group.split(","))
}

test("nouns import each other in a circle only where nouns.ts says why, and screens never do", () => {
  expect(circles(nounImports)).toEqual(cycles)
  expect(circles(screenImports)).toEqual([])
})
