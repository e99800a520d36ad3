import { fireEvent, render, screen } from "@testing-library/react"
import { useScanner } from "@/components/features/catalogue/use-scanner"

const scanned = jest.fn()

function Screen() {
  useScanner(scanned)
  return <input aria-label="Search" />
}

/** Types keys with the same pause between them, in milliseconds. */
function type(keys: string[], pause: number, target: Element | Window = window) {
  for (const key of keys) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
    clock += pause
    Object.defineProperty(event, "timeStamp", { value: clock })
    fireEvent(target, event)
  }
}
let clock = 1_000
const code = [..."4006381333931", "Enter"]

beforeEach(() => {
  scanned.mockClear()
  clock += 10_000
  render(<Screen />)
})

test("fast digits that end in Enter are a scan", () => {
  type(code, 5)
  type(code, 5)
  expect(scanned.mock.calls).toEqual([["4006381333931"], ["4006381333931"]])
})

test("slow typing and few digits are not a scan", () => {
  type(code, 120)
  type([..."123", "Enter"], 5)
  expect(scanned).not.toHaveBeenCalled()
})

test("a scan into a field stays there", () => {
  type(code, 5, screen.getByLabelText("Search"))
  expect(scanned).not.toHaveBeenCalled()
})
