/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { Avatar } from "@/components/ui/avatar"
import { initials, toneOfName } from "@/components/ui/initials"

test.each([
  ["Ada Lovelace", "AL"],
  ["Émile François Zola", "ÉZ"],
  ["Lin", "L"],
  ["  grace   hopper ", "GH"],
  ["(Konrad) Zuse", "KZ"],
  ["", ""],
  ["李 小龙", "李小"],
])("the initials of %p are %p", (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test("a name keeps its colour", () => {
  expect(toneOfName("Ada Lovelace")).toBe(toneOfName("Ada Lovelace"))
  const tones = new Set(["Ada", "Grace", "Lin", "Konrad", "Emmy", "Alan", "Edsger", "Barbara"].map(toneOfName))
  expect(tones.size).toBeGreaterThan(2)
})

test("an empty src shows the initials, a src the picture", () => {
  const { rerender, container } = render(<Avatar name="Ada Lovelace" src="" />)
  expect(screen.getByText("AL")).toBeInTheDocument()
  rerender(<Avatar name="Ada Lovelace" src="/api/files/1" labelled />)
  expect(container.querySelector("img")).toHaveAttribute("alt", "Ada Lovelace")
})
