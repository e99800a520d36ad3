/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react"
import { emit } from "@/lib/core/client/live-events"
import { useChanges } from "@/lib/core/client/use-changes"

let heard: string[][] = []
beforeEach(() => {
  jest.useFakeTimers()
  heard = []
  renderHook(() => useChanges((calls) => heard.push(calls)))
})
afterEach(() => jest.useRealTimers())

const change = (...calls: string[]) => act(() => emit("changed", { calls }))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test("changes of the same moment are revalidated once, and soon", () => {
  for (const path of ["/apps/todo/", "/apps/chat/", "/apps/todo/"]) change(path)
  pass(50)
  expect(heard).toEqual([["/apps/todo/", "/apps/chat/"]])
  pass(10_000)
  expect(heard).toHaveLength(1)
})

test("a flood of changes leads to about one revalidation a second, and none is missed", () => {
  for (let i = 0; i < 500; i++) {
    change("/apps/todo/")
    pass(10)
  }
  expect(heard.length).toBeLessThanOrEqual(7)
  change("/last/")
  pass(1_000)
  expect(heard.flat()).toContain("/last/")
})

test("after a quiet time a change is revalidated soon again; an unknown change revalidates everything", () => {
  change("/apps/todo/")
  pass(3_000)
  change()
  pass(50)
  expect(heard).toEqual([["/apps/todo/"], ["/api/", "/"]])
})
