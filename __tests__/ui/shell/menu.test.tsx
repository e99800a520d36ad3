/** @jest-environment jsdom */
import { readFileSync } from "node:fs"
import { shellIcons } from "@/components/layout/shell-icons"
import { abilityOf } from "@/lib/core/auth/casl"
import { menuFor } from "@/lib/features/menu"
import { pages } from "@/lib/features/pages"
import { kitPages } from "@/lib/kit/pages"

const targets = (rules: Parameters<typeof abilityOf>[0]) =>
  menuFor(abilityOf(rules))
    .flatMap(({ pages }) => pages)
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

test("the menu is grouped by what users do", () => {
  const groups = menuFor(abilityOf([{ action: "manage", subject: "all" }]))
  expect(Object.fromEntries(groups.map(({ name, pages }) => [name, pages.map(({ target }) => target)]))).toEqual({
    work: ["commerce", "analytics", "email", "chat", "calendar", "todo"],
    sell: [
      "shop",
      "wishlist",
      "orders",
      "invoiceList",
      "invoiceAdd",
      "recurringInvoices",
      "invoiceReminders",
      "products",
      "coupons",
    ],
    business: [
      ...["businesses", "categories", "subcategories", "catalogueProducts", "stock"],
      ...[
        "cashNotes",
        "drops",
        "safes",
        "bankBags",
        "bank",
        "counterDeposits",
        "supplierBills",
        "suppliers",
        "deposits",
      ],
      ...["payments", "directDebits", "iouList", "offers", "books"],
      ...["staffAccess"],
    ],
    company: ["userList", "accessControl", "webhooks", "accountSettings", "auditLog", "profile", "pricing", "blogList"],
    help: ["faq", "knowledgeBase", "developers", "kit"],
  })
})

test("a group without permitted screens is left out", () => {
  const groups = menuFor(abilityOf([{ action: "read", subject: "ACL" }]))
  expect(groups.map((group) => group.name)).toEqual(["company"])
})

test("the kit is one entry for all who may read the help, marked on each of its pages and on no other", () => {
  const help = abilityOf([{ action: "read", subject: "Help" }])
  const [kit] = menuFor(help).flatMap((group) => group.pages.filter(({ covers }) => covers))
  const covered = (link: string) => kit?.covers?.includes(`/${link.split("/")[1]}`)
  expect(kit?.link).toBe("/kit")
  expect(kitPages.filter(({ link }) => !covered(link))).toEqual([])
  const others = pages.filter(({ id }) => !kitPages.some((page) => page.id === id))
  expect(others.filter(({ link }) => covered(link))).toEqual([])
  expect(targets([{ action: "read", subject: "Auth" }])).not.toContain("kit")
})

test("without permissions the menu is empty", () => {
  expect(menuFor(abilityOf([]))).toEqual([])
})

test("the sprite has exactly the icons of the listed screens and of the shell", () => {
  const sprite = readFileSync("components/layout/page-icons.svg", "utf8")
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)
  expect(drawn).toEqual([...new Set([...pages.map(({ icon }) => icon), ...shellIcons])].sort())
})
