import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Tour } from "@/components/ui/tour"

const texts = {
  ...{ label: "Tour", skip: "Skip", back: "Back", next: "Next", done: "Done" },
  step: (number: number, of: number) => `${number}/${of}`,
}
const steps = [
  { title: "First", text: "Of all" },
  { target: ["#nowhere"], title: "Missing", text: "Not on this screen" },
  { target: ["#nowhere", "#here"], title: "Second", text: "Of things" },
]

async function begin() {
  const onEnd = jest.fn()
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ top: 10, left: 10, width: 50, height: 20 } as DOMRect)
  // The step is about an element that is already on the screen.
  document.body.innerHTML = '<div id="here"></div>'
  render(<Tour steps={steps} texts={texts} onEnd={onEnd} />)
  await screen.findByText("1/2", undefined, { timeout: 10_000 })
  return onEnd
}

afterEach(() => jest.restoreAllMocks())

test("steps without an element on the screen are skipped; arrows go forward and back, the last step ends the tour", async () => {
  const onEnd = await begin()
  expect(screen.getByRole("dialog")).toHaveAccessibleName("First")
  await userEvent.keyboard("{ArrowRight}")
  expect(screen.getByRole("dialog")).toHaveAccessibleName("Second")
  await userEvent.keyboard("{ArrowLeft}")
  expect(screen.getByText("1/2")).toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: "Next" }))
  expect(screen.queryByRole("button", { name: "Skip" })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: "Done" }))
  expect(onEnd).toHaveBeenCalledWith(true)
})

test("Esc and Skip end it early", async () => {
  const onEnd = await begin()
  await userEvent.click(screen.getByRole("button", { name: "Skip" }))
  expect(onEnd).toHaveBeenCalledWith(false)
  await userEvent.keyboard("{Escape}")
  expect(onEnd).toHaveBeenCalledTimes(2)
})
