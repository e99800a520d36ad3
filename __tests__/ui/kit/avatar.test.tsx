/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react"
import { Avatar } from "@/components/ui/avatar"
import { AvatarGroup } from "@/components/ui/avatar-group"
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

test("a name always has the same colour", () => {
  expect(toneOfName("Ada Lovelace")).toBe(toneOfName("Ada Lovelace"))
  const tones = new Set(["Ada", "Grace", "Lin", "Konrad", "Emmy", "Alan", "Edsger", "Barbara"].map(toneOfName))
  expect(tones.size).toBeGreaterThan(2)
})

test("an empty src shows the initials, a set one the picture", () => {
  const { rerender, container } = render(<Avatar name="Ada Lovelace" src="" />)
  expect(screen.getByText("AL")).toBeInTheDocument()
  rerender(<Avatar name="Ada Lovelace" src="/api/files/1" labelled />)
  expect(container.querySelector("img")).toHaveAttribute("alt", "Ada Lovelace")
})

test("a group names everyone, including the hidden ones; tooltips for the pointer are no tab stops", () => {
  const people = ["Ada", "Grace", "Lin", "Konrad"].map((name) => ({ name }))
  const { container } = render(<AvatarGroup label="Liked by" people={people} max={3} tips="hover" />)
  const faces = within(screen.getByRole("list", { name: "Liked by" })).getAllByRole("listitem")
  expect(faces).toHaveLength(3)
  expect(faces[2]).toHaveTextContent("+2Lin, Konrad")
  expect(container.querySelector("[tabindex]")).toBeNull()
})
