import { readdirSync, readFileSync } from "node:fs"
import { entryKinds } from "@/lib/features/ledger/values/kinds"

const folder = "lib/features/ledger/service/recipes"

test("the journal can be filtered by every kind that a recipe makes", () => {
  const text = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n")
  const calls = [...text.matchAll(/\b(?:recipe|charged|received)\(([^,[]+),/g)].map(([, first]) => first ?? "")
  const made = calls.flatMap((first) => [...first.matchAll(/(?<!=== )"([a-z-]+)"/g)].map(([, kind]) => kind))
  expect(made.length).toBeGreaterThan(20)
  expect(
    [...new Set(made), "manual"].filter((kind) => !(entryKinds as readonly (string | undefined)[]).includes(kind)),
  ).toEqual([])
})
