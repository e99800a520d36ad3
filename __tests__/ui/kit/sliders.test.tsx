import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NumberInput } from "@/components/ui/number-input"
import { RangeSlider } from "@/components/ui/range-slider"
import { InEnglish } from "./kit"

test("a range slider reports both ends after a pause, and they can't pass each other", async () => {
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

test("a number stops at its limits, by buttons and by keyboard", async () => {
  const onChange = jest.fn()
  const input = (value: number) => (
    <NumberInput
      value={value}
      min={1}
      max={3}
      label="Hours"
      names={{ less: "Less", more: "More" }}
      onChange={onChange}
    />
  )
  const { rerender } = render(input(3), { wrapper: InEnglish })
  await userEvent.click(screen.getByRole("button", { name: "More" }))
  screen.getByRole("spinbutton", { name: "Hours" }).focus()
  await userEvent.keyboard("{ArrowUp}{PageUp}")
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole("button", { name: "Less" }))
  expect(onChange).toHaveBeenCalledWith(2)
  rerender(input(1))
  expect(screen.getByRole("button", { name: "Less" })).toHaveAttribute("aria-disabled", "true")
})
