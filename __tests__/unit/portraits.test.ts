import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { portraitFile } from "@/data/seed/portraits"
import { demoAccounts, sampleUsers } from "@/data/seed/users"
import { root } from "../support/sources"

const folder = join(root, "public", "portraits")
const people = [...demoAccounts, ...sampleUsers]

test("every sample person has a portrait of their own, and no portrait is left over", () => {
  expect(readdirSync(folder).sort()).toEqual(people.map(({ fullName }) => portraitFile(fullName)).sort())
  expect(people.every(({ avatar, fullName }) => avatar === `/portraits/${portraitFile(fullName)}`)).toBe(true)
})

test("portraits are small drawings without scripts or references to other files", () => {
  for (const name of readdirSync(folder)) {
    const drawing = readFileSync(join(folder, name), "utf8")
    expect([name, drawing.length < 12_000, /<script|<metadata|href=|url\(/.test(drawing)]).toEqual([name, true, false])
  }
})
