import type { Page } from "playwright-core"
import { passwords } from "./browser"

interface Rule {
  action: string
  subject: string
}

/** Makes a call as the person signed in at the page, as the page itself would. @throws unless it answers 2xx */
export async function callAs(page: Page, origin: string, path: string, data: object) {
  const answer = await page.request.post(`/api${path}`, { data, headers: { origin } })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** Confirms the sign-in of the administrator at the page, as the dialog does. */
export const confirmAdmin = (page: Page, origin: string) =>
  callAs(page, origin, "/account-setting/confirm", { password: passwords["admin@demo.com"] })

/** Lets the administrator at the page give a person (the demo client) rights of their own; null restores their role's. */
export async function permit(page: Page, origin: string, permissions: Rule[] | null, id = 2): Promise<void> {
  await confirmAdmin(page, origin)
  await callAs(page, origin, "/apps/users/update-permissions", { id, permissions })
}
