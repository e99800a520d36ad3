import type { Locator, Page } from "playwright-core"

/**
 * Chooses an entry of the open menu. On a busy machine the menu may move between press and release, which is no click then:
 * people see that the menu is still open and click again.
 */
export async function pick(page: Page, entry: string | RegExp): Promise<void> {
  const item = page.getByRole("menuitem", { name: entry })
  await item.waitFor()
  const isClosed = () =>
    item.waitFor({ state: "hidden", timeout: 3_000 }).then(
      () => true,
      () => false,
    )
  do await item.click()
  while (!(await isClosed()))
}

/** Opens a menu and chooses an entry. */
export async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: menu }).click()
  await pick(page, entry)
}

/** Focuses a rich text, whether its editor has loaded or the static text is still shown. */
export async function beginWriting(around: Locator, name: string): Promise<Locator> {
  const editor = around.getByRole("textbox", { name, exact: true })
  const resting = around.getByRole("group", { name, exact: true })
  await editor.or(resting).first().waitFor()
  // The static text may be replaced meanwhile, because the editor has loaded.
  if (await resting.isVisible()) await resting.focus({ timeout: 2000 }).catch(() => undefined)
  await editor.waitFor()
  return editor
}
