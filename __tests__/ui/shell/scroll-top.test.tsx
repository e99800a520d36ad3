import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { ScrollTop } from "@/components/layout/scroll-top"
import shell from "@/messages/en/shell.json"

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y })
    window.dispatchEvent(new Event("scroll"))
  })
const button = () => screen.queryByRole("button", { name: "Back to top" })

test("the button back to the top appears on the way up, far from the top", async () => {
  window.scrollTo = jest.fn()
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }}>
      <ScrollTop />
    </NextIntlClientProvider>,
  )
  const far = window.innerHeight * 2
  scrollTo(far)
  expect(button()).toBeNull()
  scrollTo(far - 10)
  await userEvent.click(button() as HTMLElement)
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" })
  scrollTo(10)
  expect(button()).toBeNull()
})
