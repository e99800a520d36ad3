/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react"
import { ActionButton } from "@/components/ui/action-button"
import { Button } from "@/components/ui/button"
import { Ripple } from "@/components/ui/ripple"

test("a busy button keeps its name and the focus, and can't be pressed", () => {
  const clicked = jest.fn()
  render(
    <Button busy onClick={clicked}>
      Save
    </Button>,
  )
  const button = screen.getByRole("button", { name: "Save" })
  button.focus()
  fireEvent.click(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute("aria-busy", "true")
  expect(clicked).not.toHaveBeenCalled()
})

test("a busy submit button doesn't submit its form", () => {
  const sent = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole("button"))
  expect(sent).not.toHaveBeenCalled()
})

test("an action button starts its action once for two quick clicks", async () => {
  let finish = () => {}
  const action = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<ActionButton action={action}>Delete</ActionButton>)
  const button = screen.getByRole("button", { name: "Delete" })
  act(() => {
    button.click()
    button.click()
  })
  expect(action).toHaveBeenCalledTimes(1)
  expect(button).toHaveAttribute("aria-busy", "true")
  await act(async () => finish())
  expect(button).not.toHaveAttribute("aria-busy")
  act(() => button.click())
  expect(action).toHaveBeenCalledTimes(2)
})

test("an icon button's label is its name and tooltip", () => {
  render(<Button iconOnly label="Close" icon={<svg />} />)
  expect(screen.getByRole("button", { name: "Close" })).toHaveAttribute("data-tip", "Close")
})

describe("the ripple", () => {
  const motion = (reduced: boolean) => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: reduced })
  }
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const press = () => fireEvent(screen.getByRole("button"), new MouseEvent("pointerdown", { bubbles: true, button: 0 }))
  const ui = (
    <>
      <Ripple />
      <Button>Press</Button>
    </>
  )

  test("lasts 500 ms", () => {
    motion(false)
    const { container } = render(ui)
    press()
    jest.advanceTimersByTime(499)
    expect(container.querySelector(".ripple")).toBeInTheDocument()
    jest.advanceTimersByTime(1)
    expect(container.querySelector(".ripple")).not.toBeInTheDocument()
  })

  test("is absent with reduced motion", () => {
    motion(true)
    const { container } = render(ui)
    press()
    expect(container.querySelector(".ripple")).not.toBeInTheDocument()
  })
})
