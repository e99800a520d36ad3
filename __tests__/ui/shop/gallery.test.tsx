import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Gallery } from "@/components/features/ecommerce/gallery"
import { show } from "./support"

const images = ["/a.svg", "/b.svg", "/c.svg"]
const pressed = () => screen.getByRole("button", { pressed: true })
/** Slides out of view are inert. */
const inSight = () => screen.getAllByAltText("Clock").filter((picture) => !picture.closest("[inert]"))

beforeAll(() => {
  Element.prototype.scrollTo = jest.fn() as typeof Element.prototype.scrollTo
})

test("a single picture has no thumbnails", () => {
  show(<Gallery images={["/a.svg"]} name="Clock" />)
  expect(screen.getByAltText("Clock")).toHaveAttribute("loading", "eager")
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})

test("several pictures are selected by thumbnails, arrows and keys; one is visible", async () => {
  show(<Gallery images={images} name="Clock" />)
  expect(pressed()).toHaveAccessibleName("Picture 1 of 3")
  expect(screen.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true")
  await userEvent.click(screen.getByRole("button", { name: "Picture 3 of 3" }))
  expect(screen.getByRole("group", { name: "Slide 3 of 3" })).toBeInTheDocument()
  expect(inSight()).toHaveLength(1)
  expect(inSight()[0]).toHaveAttribute("src", "/c.svg")
  expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true")

  await userEvent.click(screen.getByRole("button", { name: "Previous" }))
  expect(pressed()).toHaveAccessibleName("Picture 2 of 3")
  screen.getByRole("group", { name: "Slide 2 of 3" }).focus()
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}")
  expect(pressed()).toHaveAccessibleName("Picture 1 of 3")
  document.documentElement.dir = "rtl"
  await userEvent.keyboard("{ArrowLeft}")
  expect(pressed()).toHaveAccessibleName("Picture 2 of 3")
  document.documentElement.dir = ""
})
