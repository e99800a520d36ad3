import { readFileSync } from "node:fs"
import { grantsFor, rulesFor, subjects } from "@/lib/features/roles"
import { filesUnder } from "../support/sources"

const rules = (role: string) => rulesFor(role).map(({ action, subject }) => `${action} ${subject}`)

test("each role has the rights of the roles before it", () => {
  const [subscriber = [], author = [], editor = [], maintainer = []] = [
    "subscriber",
    "author",
    "editor",
    "maintainer",
  ].map(rules)
  expect(subscriber).toEqual(["read ACL", "read Auth"])
  expect(author).toEqual(expect.arrayContaining([...subscriber, "manage Mail", "create Blog"]))
  expect(editor).toEqual(expect.arrayContaining([...author, "update Blog", "create Help"]))
  expect(maintainer).toEqual(expect.arrayContaining([...editor, "update User", "delete Help"]))
  expect([author.includes("update Blog"), editor.includes("update User"), maintainer.includes("delete User")]).toEqual([
    false,
    false,
    false,
  ])
  expect(rules("admin")).toEqual(["manage all"])
})

test("a user's own rules replace those of the role, except the basics of signing in", () => {
  const own = rulesFor("maintainer", [{ action: "read", subject: "Order" }])
  expect(own.map(({ action, subject }) => `${action} ${subject}`)).toEqual(["read ACL", "read Auth", "read Order"])
})

const reach = (role: string, wanted: string) =>
  grantsFor(rulesFor(role)).flatMap(({ action, subject, on }) => (`${action} ${subject}` === wanted ? [on] : []))

test("authors read their own orders and delete their own posts, maintainers read all orders", () => {
  expect(reach("author", "read Order")).toEqual(["own"])
  expect(reach("maintainer", "read Order")).toEqual(["all"])
  expect([reach("author", "update Blog"), reach("editor", "update Blog")]).toEqual([["own"], ["all"]])
  expect([reach("subscriber", "update Blog"), reach("maintainer", "delete Profile")]).toEqual([[], ["own"]])
  expect(reach("maintainer", "update User")).toEqual(["all"])
})

test("every subject that a noun declares is granted in its pages.ts, once", () => {
  const declared = filesUnder("lib")
    .filter((path) => path.endsWith(".ts"))
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/interface Subjects \{([^}]*)\}/g)])
    .flatMap(([, members = ""]) => [...members.matchAll(/(\w+): true/g)].map(([, name = ""]) => name))
  expect(declared.length).toBeGreaterThan(10)
  expect([...subjects].sort()).toEqual(declared.sort())
})
