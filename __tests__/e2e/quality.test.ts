import { axeFindings, overflow, phone, scriptBytes, visit, withBrowser } from "../support/browser"
import { openFor, screens } from "../support/screens"

const { server } = withBrowser()

test("axe finds nothing in the add drawer, on a phone too", async () => {
  for (const viewport of [undefined, phone]) {
    const { page } = await openFor({ path: "", as: "admin@demo.com" }, viewport ? { viewport } : {})
    await visit(page, "/apps/user/list")
    await page.getByRole("button", { name: "Add user" }).first().click()
    await page.getByRole("dialog").getByLabel("Full name").waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
})

const budgets: [path: string, kilobytes: number, as: "admin@demo.com" | undefined][] = [
  ["/login", 165, undefined],
  ["/apps/user/list", 210, "admin@demo.com"],
  ["/apps/email", 330, "admin@demo.com"],
  ["/apps/chat?contact=3", 330, "admin@demo.com"],
  ["/apps/todo", 330, "admin@demo.com"],
  // The editor, another 127, comes when one is about to write.
  ["/apps/email?compose=new", 330, "admin@demo.com"],
  ["/apps/todo?task=1", 330, "admin@demo.com"],
  ["/apps/calendar", 330, "admin@demo.com"],
  ["/apps/invoice/list", 230, "admin@demo.com"],
  ["/apps/invoice/preview/5020", 230, "admin@demo.com"],
  ["/apps/invoice/edit/5020", 230, "admin@demo.com"],
  ["/pages/account-settings", 200, "admin@demo.com"],
  ["/pages/account-settings?tab=password", 200, "admin@demo.com"],
  ["/pages/profile", 200, "admin@demo.com"],
  ["/pages/login-v1", 165, undefined],
  ["/apps/ecommerce/shop", 230, "admin@demo.com"],
  ["/apps/ecommerce/product-detail/walnut-desk-clock-27", 230, "admin@demo.com"],
  ["/apps/ecommerce/checkout", 230, "admin@demo.com"],
  ["/apps/ecommerce/checkout?step=payment", 230, "admin@demo.com"],
  ["/apps/ecommerce/orders", 230, "admin@demo.com"],
  ["/apps/ecommerce/product-list/27", 230, "admin@demo.com"],
  ["/pages/faq", 200, "admin@demo.com"],
  ["/pages/knowledge-base", 200, "admin@demo.com"],
  ["/pages/knowledge-base/permissions/roles", 200, "admin@demo.com"],
  ["/pages/pricing", 200, "admin@demo.com"],
  ["/apps/ecommerce/coupons", 210, "admin@demo.com"],
  ["/pages/blog/list", 200, "admin@demo.com"],
  ["/pages/blog/detail/7", 200, "admin@demo.com"],
]

test.each(budgets)("%s ships at most %i kB of script", async (path, kilobytes, as) => {
  const { context } = await openFor({ path, as })
  const bytes = await scriptBytes(await context.newPage(), path)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes / 1000).toBeLessThanOrEqual(kilobytes)
})

test("nothing is loaded from another host", async () => {
  const foreign: string[] = []
  for (const screen of screens.slice(0, 3)) {
    const { page } = await openFor(screen)
    page.on("request", (request) => {
      if (!request.url().startsWith(server().url) && !request.url().startsWith("data:")) foreign.push(request.url())
    })
    await visit(page, screen.path)
  }
  expect(foreign).toEqual([])
})
