/** @jest-environment jsdom */
import * as pageIcons from "@/components/layout/page-icons"
import { abilityOf } from "@/lib/core/auth/ability"
import { menuFor } from "@/lib/features/menu"
import { pages } from "@/lib/features/pages"

const targets = (rules: Parameters<typeof abilityOf>[0]) =>
  menuFor(abilityOf(rules))
    .flatMap(({ pages, sections }) => [...pages, ...sections.flatMap((section) => section.pages)])
    .map((page) => page.target)

test("an administrator sees every screen of the menu", () => {
  const listed = pages.filter((page) => page.group).map((page) => page.target)
  expect(targets([{ action: "manage", subject: "all" }]).sort()).toEqual(listed.sort())
})

test("a client sees the access page, and no users", () => {
  const found = targets([
    { action: "read", subject: "ACL" },
    { action: "read", subject: "Auth" },
  ])
  expect(found).toContain("accessControl")
  expect(found).not.toContain("userList")
})

test("a group without permitted screens is left out", () => {
  const groups = menuFor(abilityOf([{ action: "read", subject: "ACL" }]))
  expect(groups.map((group) => group.name)).toEqual(["misc"])
})

test("the kit's pages are in sections of their group", () => {
  const kit = menuFor(abilityOf([{ action: "read", subject: "Help" }])).find(({ name }) => name === "kit")
  expect(kit?.pages).toEqual([])
  expect(kit?.sections.find(({ name }) => name === "components")?.pages.map(({ link }) => link)).toContain(
    "/components/alerts",
  )
})

test("without permissions the menu is empty", () => {
  expect(menuFor(abilityOf([]))).toEqual([])
})

test("the sprite has exactly the icons of the listed screens", () => {
  expect(Object.keys(pageIcons).sort()).toEqual([...new Set(pages.map(({ icon }) => icon))].sort())
})
