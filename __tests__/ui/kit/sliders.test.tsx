import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { RangeSlider } from "@/components/ui/range-slider"
import { Stepper } from "@/components/ui/stepper"

test("a range slider tells both ends once the moving has paused, and they can't pass each other", async () => {
  const onChange = jest.fn()
  render(
    <RangeSlider
      min={0}
      max={100}
      value={[20, 60]}
      labels={["From", "To"]}
      format={(value) => `$${value}`}
      onChange={onChange}
    />,
  )
  const from = screen.getByRole("slider", { name: "From" })
  expect(from).toHaveAttribute("aria-valuetext", "$20")
  fireEvent.change(from, { target: { value: "40" } })
  fireEvent.change(from, { target: { value: "90" } })
  expect(from).toHaveValue("60")
  expect(onChange).not.toHaveBeenCalled()
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  expect(onChange).toHaveBeenCalledWith([60, 60])
})

test("a stepper stops at its ends", async () => {
  const onChange = jest.fn()
  const stepper = (value: number) => (
    <Stepper value={value} max={3} label="Quantity" decreaseLabel="Less" increaseLabel="More" onChange={onChange} />
  )
  const { rerender } = render(stepper(3))
  expect(screen.getByRole("button", { name: "More" })).toBeDisabled()
  await userEvent.click(screen.getByRole("button", { name: "Less" }))
  expect(onChange).toHaveBeenCalledWith(2)
  rerender(stepper(1))
  expect(screen.getByRole("button", { name: "Less" })).toBeDisabled()
})
