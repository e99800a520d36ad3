import { act, render, screen } from "@testing-library/react"
import { eventSelector, usePreservedFocus } from "@/components/features/calendar/use-preserved-focus"

let give: (selector: string) => void

/** A calendar that renders its events as new elements each time. */
function Drawing({ events, turn, area = 1 }: { events: string[]; turn: number; area?: number }) {
  const focus = usePreservedFocus<HTMLElement>()
  give = focus.give
  return (
    <>
      <section key={area} ref={focus.within}>
        {events.map((event) => (
          <button key={`${event} ${turn}`} type="button" data-event={event}>
            {event}
          </button>
        ))}
      </section>
      <button type="button">elsewhere</button>
    </>
  )
}

const focused = () => document.activeElement?.textContent
/** Waits until mutation observers have run. */
const drawn = (show: () => void) =>
  act(async () => {
    show()
    await Promise.resolve()
  })

test("an event keeps the focus when it is rendered again, even after a pause", async () => {
  const { rerender } = render(<Drawing events={["fair", "choir"]} turn={1} />)
  screen.getByText("choir").focus()
  await drawn(() => rerender(<Drawing events={["fair", "choir"]} turn={2} />))
  expect(focused()).toBe("choir")
  await drawn(() => rerender(<Drawing events={["fair"]} turn={3} />))
  expect(document.activeElement).toBe(document.body)
  await drawn(() => rerender(<Drawing events={["choir", "fair"]} turn={4} />))
  expect(focused()).toBe("choir")
})

test("the focus survives a replaced container, such as after a loading error", async () => {
  const { rerender } = render(<Drawing events={["fair"]} turn={1} />)
  rerender(<Drawing events={["fair"]} turn={1} area={2} />)
  screen.getByText("fair").focus()
  await drawn(() => rerender(<Drawing events={["fair"]} turn={2} area={2} />))
  expect(focused()).toBe("fair")
})

test("an event that isn't rendered yet gets the focus once it is", async () => {
  const { rerender } = render(<Drawing events={["fair"]} turn={1} />)
  screen.getByText("fair").focus()
  give(eventSelector("choir"))
  expect(focused()).toBe("fair")
  await drawn(() => rerender(<Drawing events={["fair", "choir"]} turn={1} />))
  expect(focused()).toBe("choir")
})

test("the focus stays where the user has moved it", async () => {
  const { rerender } = render(<Drawing events={["fair"]} turn={1} />)
  screen.getByText("fair").focus()
  screen.getByText("elsewhere").focus()
  await drawn(() => rerender(<Drawing events={["fair"]} turn={2} />))
  expect(focused()).toBe("elsewhere")

  screen.getByText("fair").focus()
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))
  screen.getByText("fair").blur()
  await drawn(() => rerender(<Drawing events={["fair"]} turn={3} />))
  expect(document.activeElement).toBe(document.body)
})
