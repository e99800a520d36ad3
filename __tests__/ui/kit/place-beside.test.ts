/** @jest-environment jsdom */
import { placeBeside, type Side } from "@/components/ui/place-beside"

// The window of jsdom is 1024 × 768 pixels.
const size = { width: 100, height: 40 }
const at = (left: number, top: number, width = 20, height = 20) => ({ left, top, width, height })
const place = (box: ReturnType<typeof at>, side: Side) => placeBeside(box, size, { side, gap: 10, edge: 8 })

afterEach(() => {
  document.documentElement.dir = ""
})

test("an element is placed on the side that was asked for, and centred on the target", () => {
  expect(place(at(500, 300), "top")).toEqual({ left: 460, top: 250 })
  expect(place(at(500, 300), "bottom")).toEqual({ left: 460, top: 330 })
  expect(place(at(500, 300), "end")).toEqual({ left: 530, top: 290 })
  expect(place(at(500, 300), "start")).toEqual({ left: 390, top: 290 })
})

test("start and end swap in a document that reads from right to left", () => {
  document.documentElement.dir = "rtl"
  expect(place(at(500, 300), "start")).toEqual({ left: 530, top: 290 })
})

test("without room the opposite side is taken, and the element stays within the window", () => {
  expect(place(at(0, 10), "top")).toEqual({ left: 8, top: 40 })
  expect(place(at(1000, 300), "end")).toEqual({ left: 890, top: 290 })
})

test("beside a target as tall as the window, the element is after it, or before it if it doesn't fit there", () => {
  expect(place(at(10, 0, 200, 768), "bottom")).toEqual({ left: 220, top: 364 })
  expect(place(at(800, 0, 200, 768), "bottom")).toEqual({ left: 690, top: 364 })
})
