import type { Page } from "playwright-core"
import { passwords } from "./browser"

interface Rule {
  action: string
  subject: string
}

/** Sends a request as the page's user, like the page itself. @throws unless the response is 2xx */
export async function callAs(page: Page, origin: string, path: string, data: object) {
  const response = await page.request.post(`/api${path}`, { data, headers: { origin } })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** Confirms the administrator's sign-in in a page, like the dialog. */
export const confirmAdmin = (page: Page, origin: string) =>
  callAs(page, origin, "/account-setting/confirm", { password: passwords["admin@demo.com"] })

/** Sets a user's permissions as the page's administrator, by default the demo client's; null restores those of the role. */
export async function permit(page: Page, origin: string, permissions: Rule[] | null, id = 2): Promise<void> {
  await confirmAdmin(page, origin)
  await callAs(page, origin, "/apps/users/update-permissions", { id, permissions })
}
