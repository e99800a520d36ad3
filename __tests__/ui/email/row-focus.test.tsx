/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import { focusRow } from "@/components/features/email/row-focus"

function show(ids: number[]) {
  const rows = ids.map((id, i) => `<li data-mail="${id}"><a href="?mail=${id}" data-index="${i}">Mail ${id}</a></li>`)
  document.body.innerHTML = `<h2 data-list-title tabindex="-1">Inbox</h2><ul>${rows.join("")}</ul>`
}
const expectFocus = (text: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(text))

test("the mail after a deleted one gets the focus once the deleted one has left", async () => {
  show([1, 2, 3])
  focusRow(1, [2])
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
  show([1, 3])
  await expectFocus("Mail 3")
})

test("after the last mail of the list the one before gets it, and in an empty list its title", async () => {
  show([1, 2])
  focusRow(1, [2])
  show([1])
  await expectFocus("Mail 1")
  focusRow(0, [1])
  show([])
  await expectFocus("Inbox")
})

test("a mail that stays in its list keeps the focus", async () => {
  show([1, 2, 3])
  focusRow(1, [2])
  await expectFocus("Mail 2")
})
